import { describe, expect, it } from "vitest";
import { dearestOf, figure, stepsOf } from "../src/analysis/reading";
import type { Account, Analysis, Decision } from "../src/protocol/analysis";
import { speak } from "../src/words/words.svelte";

const account = (changes: Partial<Account> = {}): Account => ({
  ...{ start: 100, luck: 20, pace: 0, unforeseen: 5, cost: 50, result: 75, unfinished: 0, dearest: [], curve: [] },
  ...changes,
});

const decision = (event: number): Decision => ({
  ...{ seat: 0, event, at: 1000 * event, chapter: 1, value: 1, best_value: 2, cost: 1, luck: 0 },
});

describe("an account", () => {
  it("goes from the start to the result, each step where the last one ended", () => {
    const steps = stepsOf("points", account());
    expect(steps.map(({ key, from, to, isGood }) => [key, from, to, isGood])).toEqual([
      ["start", 0, 100, null],
      ["luck", 100, 120, true],
      ["unforeseen", 120, 125, true],
      ["cost", 125, 75, false],
      ["result", 0, 75, null],
    ]);
  });

  it("of a race has a pace, and luck takes time off", () => {
    const steps = stepsOf("milliseconds", account({ pace: -10, unforeseen: 0, result: 140 }));
    expect(steps.map(({ key, adds, isGood }) => [key, adds, isGood])).toEqual([
      ["start", 100, null],
      ["luck", -20, true],
      ["pace", 10, false],
      ["cost", 50, false],
      ["result", 140, null],
    ]);
    expect(steps.at(-2)?.to).toBe(140);
  });
});

describe("figures", () => {
  it("are written with the sign of a change, and as seconds where they are times", async () => {
    await speak("en");
    expect(figure("points", 12.34, true)).toMatch(/^\+/);
    expect(figure("points", -3)).toMatch(/^−/);
    expect(figure("points", 0.01, true)).not.toMatch(/^[+−]/);
  });
});

it("the dearest decisions are found by their places", () => {
  const analysis: Analysis = {
    ...{ unit: "points", judge: "net", decisions: [decision(1), decision(2), decision(3)] },
    seats: [account({ dearest: [2, 0, 9] })],
  };
  expect(dearestOf(analysis, 0).map(({ event }) => event)).toEqual([3, 1]);
  expect(dearestOf(analysis, 4)).toEqual([]);
});
