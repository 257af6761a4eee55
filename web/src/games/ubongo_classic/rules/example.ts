/** What the pictures of the rules show. */
import type { Placement } from "../../../board/placement";
import { BLUE, MAGENTA, placed } from "../lesson/card";
import type { Colour, Lanes } from "../pieces/gems";

export const GAP: readonly Placement[] = [MAGENTA, BLUE];
export const OUTSIDE: readonly Placement[] = [MAGENTA, placed("S4", ["", "..##", "...##"])];
export const OVERLAPPING: readonly Placement[] = [MAGENTA, placed("S4", ["##", ".##"])];

const lane = (gems: string): Colour[] => gems.split(" ") as Colour[];
export const LANES: Lanes = [
  lane("purple orange red purple green purple green orange"),
  lane("yellow purple orange yellow red blue"),
  lane("purple green red orange blue orange red yellow orange purple"),
  lane("blue red blue blue green red yellow red red yellow"),
  lane("red blue yellow orange red green purple orange"),
  lane("purple red purple green yellow orange blue green yellow orange"),
];
/** The second to solve: up to two lanes from the second one. */
export const HOME = 1;
export const CHOSEN = 3;
export const REACH: readonly (number | null)[] = [1, 0, 1, 2, null, null];

/** Gems of two players, as they are counted: level in the first colour, not in the second. */
export const COUNTED: readonly (readonly (readonly [Colour, number])[])[] = [
  [
    ["green", 5],
    ["yellow", 4],
    ["red", 2],
  ],
  [
    ["orange", 5],
    ["purple", 3],
    ["blue", 3],
  ],
];
