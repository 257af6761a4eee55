/** Sheets for the pictures of the rules; each shows one area, whose points are those that the words add up. */
import type { Points, Sheet } from "../../../protocol/clever_cubed";
import { type Spot, SPOTS } from "../../../protocol/clever_cubed_sheet";
import { NO_POINTS, NOTHING_MARKED } from "../marks/blank";
import { type Choosing, NOTHING } from "../marks/choosing";
import type { Shown } from "../marks/shown";

export const EMPTY = example({}, {}, {});

export const YELLOW = example(
  { yellow: [places(2, 4, 6), places(4, 6), places(1, 4)] },
  { yellow: 24 },
  { "yellow-1-4": "w", "yellow-1-6": "w", "yellow-2-4": "w" },
);

export const TURQUOISE = example({ turquoise: [places(1, 2), places(1), places(1, 2), 0, 0] }, { turquoise: 7 }, {});
export const TWO_CROSSES: Choosing = {
  ...NOTHING,
  pencilled: new Set(["turquoise-1-3", "turquoise-3-3"]),
  reach: new Set(["turquoise-row-3"]),
};

export const BLUE = example(
  { blue_left: [6, 5, 7], blue_right: [8, 9, 10, 11] },
  { blue: 30 },
  { "blue-left-2": "w", "blue-left-3": "w", "blue-right-2": "w", "blue-right-3": "w" },
);

export const BROWN = example(
  { brown: places(1, 2, 5) },
  { brown: 9 },
  { "brown-1": "w", "brown-2": "l", "brown-4": "l" },
);

export const PINK = example(
  { pink: [3, 6, 10, 1, 4], pink_halved: places(1, 4) },
  { pink: 24 },
  { "pink-2": "s", "pink-3": "s", "pink-4": "w", "pink-5": "s" },
);

function example(
  sheet: Partial<Sheet>,
  points: Partial<Points>,
  bonuses: Partial<Record<Spot, "w" | "s" | "l">>,
): Shown {
  const spots = Object.keys(SPOTS) as Spot[];
  return {
    sheet: { ...NOTHING_MARKED, ...sheet },
    points: { ...NO_POINTS, ...points },
    bonuses: spots.map((spot) => bonuses[spot] ?? "o").join(""),
  };
}

/** A bit per place, counted from 1. */
function places(...all: number[]): number {
  return all.reduce((sum, place) => sum | (1 << (place - 1)), 0);
}
