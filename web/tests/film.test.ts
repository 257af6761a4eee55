import { describe, expect, test } from "vitest";
import type { Frames } from "../src/protocol/messages";
import type { Notice, View } from "../src/protocol/ubongo_race";
import { chapterMarks, clockAt, entriesOf, HOLD, indexAt, picturesOf, seatMarks } from "../src/replay/film";
import { filmedRace, placeInRace } from "../src/ubongo/replay/filmed";

const kit = {
  filmed: (notice: unknown) => filmedRace(notice as Notice),
  placeOf: (view: unknown) => placeInRace(view as View),
};

const begun = (round: number, at: number): Notice => ({ type: "round_begun", round, cards: [], at });
const solved = (seat: number, at: number): Notice => ({
  type: "card_solved",
  finish: { seat, at, uncertainty: 0, arrived: at },
});
const frame = (at: number, round: number, start: number, ...notices: Notice[]) => ({
  at,
  notices,
  view: { round, begun: start, options: { solo: null } } as unknown as View,
});
const filmOf = (...frames: ReturnType<typeof frame>[]) => picturesOf({ frames } as unknown as Frames, kit);

/** Two rounds; the second follows at once, as it does alone. */
const pictures = filmOf(
  frame(0, 0, 0),
  frame(0, 1, 0, begun(1, 0)),
  frame(5000, 1, 0, solved(0, 4950)),
  frame(5000, 2, 5000, begun(2, 5000)),
  frame(8000, 2, 5000, { type: "seat_ready", seat: 0 }, solved(1, 7900)),
);

const entries = entriesOf(pictures, kit);

describe("a film", () => {
  test("shows the last picture of a moment", () => {
    expect(indexAt(pictures, 0)).toBe(1);
    expect(indexAt(pictures, 4999)).toBe(1);
    expect(indexAt(pictures, 5000)).toBe(2);
    expect(indexAt(pictures, 1e9)).toBe(4);
  });

  test("holds a solved card before the next one, and its clock waits", () => {
    expect(pictures.map(({ at }) => at)).toEqual([0, 0, 5000, 5000 + HOLD, 8000 + HOLD]);
    expect(clockAt(pictures, 2, 5000 + HOLD / 2)).toBe(5000);
    expect(clockAt(pictures, 3, 6000 + HOLD)).toBe(6000);
  });

  test("has marks where rounds begin and where somebody calls", () => {
    expect(chapterMarks(pictures, entries)).toEqual([
      { at: 0, chapter: 1 },
      { at: 5000 + HOLD, chapter: 2 },
    ]);
    expect(seatMarks(pictures, entries).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test("tells by the players' own times, or else when the server saw it", () => {
    expect(entries.map(({ filmed }) => filmed.seat)).toEqual([undefined, 0, undefined, 0, 1]);
    expect(entries.map(({ after }) => after)).toEqual([0, 4950, 0, 3000, 2900]);
  });
});
