import { expect, test } from "vitest";
import { optionsOf, variantFrom } from "../src/games/ubongo_fun_size/solo/variant";

test("a variant becomes the options that the server knows it by", () => {
  expect(optionsOf({ goal: "by_time", length: 10, side: "B" })).toEqual({
    solo: { type: "by_time", minutes: 10 },
    side: "B",
  });
  expect(optionsOf({ goal: "by_count", length: 20, side: "A" })).toEqual({
    solo: { type: "by_count", cards: 20 },
    side: "A",
  });
});

test("what was kept comes back, and what makes no sense doesn't", () => {
  const kept = { goal: "by_count", length: 20, side: "B" };
  expect(variantFrom(kept)).toEqual(kept);
  expect(variantFrom({ ...kept, length: 7 })).toEqual({ ...kept, length: 5 });
  expect(variantFrom("nonsense")).toEqual({ goal: "by_time", length: 5, side: "A" });
});
