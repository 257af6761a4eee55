import { expect, test } from "vitest";
import type { Update } from "../src/protocol/messages";
import { RoundKept } from "../src/replay/round_kept";

interface Notice {
  chapter?: number;
  isLoud?: boolean;
}
const kit = {
  filmed: (notice: unknown) => notice as Notice,
  placeOf: () => ({ chapter: 1, begun: 0, isSolo: false }),
};
const update = (clock: number, ...notices: Notice[]) =>
  ({ type: "update", match: "m", clock, notices, view: { clock }, outcome: null }) as unknown as Update;
const times = (kept: RoundKept) => kept.reel([], kit).frames.map(({ at }) => at);

test("keeps a round from its beginning to its end, and forgets it when the next begins", () => {
  const kept = new RoundKept();
  expect(kept.take(update(10, { chapter: 1, isLoud: true }), kit)).toBe(true);
  for (const each of [update(20), update(30, { isLoud: true }), update(40)]) expect(kept.take(each, kit)).toBe(false);
  expect(kept.isWhole(kit)).toBe(true);
  expect(times(kept)).toEqual([10, 20, 30]); // the pause is left out
  kept.take(update(50, { chapter: 2, isLoud: true }), kit);
  expect(times(kept)).toEqual([50]);
});

test("knows the beginning that came before the game's code did, and says where it saw none", () => {
  const early = new RoundKept();
  early.take(update(10, { chapter: 1, isLoud: true }), undefined);
  early.take(update(20, { isLoud: true }), kit);
  expect(times(early)).toEqual([10, 20]);
  const late = new RoundKept();
  late.take(update(20, { isLoud: true }), kit);
  expect(late.isWhole(kit)).toBe(false);
});
