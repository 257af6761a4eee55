/** The pages around a match of Ubongo Dice: options, sheets, the tutorial, telling, costs and hints. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { cellsOf, keyOf } from "../src/board/cells";
import { misfit } from "../src/board/fits";
import { hintInWords } from "../src/games/ubongo_dice/hint/sentence";
import { DiceLesson, STEPS } from "../src/games/ubongo_dice/lesson/dice_lesson.svelte";
import { ROLLS } from "../src/games/ubongo_dice/lesson/rolls";
import { DRAW_LIMITS, forSeats, GRAB_LIMITS, inWords, limitsWith } from "../src/games/ubongo_dice/lobby/options";
import { COLOURS, placed, shapeOf } from "../src/games/ubongo_dice/pieces/shapes";
import { betterThan, costInWords, lastRoll, through, wholeInWords } from "../src/games/ubongo_dice/replay/cost";
import { filmed, placeOf } from "../src/games/ubongo_dice/replay/filmed";
import { tell } from "../src/games/ubongo_dice/replay/telling";
import { AREA, FULL, OUTSIDE, OVERLAPPING } from "../src/games/ubongo_dice/rules/example";
import { goalInWords, optionsOf, variantFrom } from "../src/games/ubongo_dice/solo/variant";
import type { Analysis, Hint, RollAnalysis, View, Way } from "../src/protocol/ubongo_dice";
import { speak, speakOfGame } from "../src/words/words.svelte";
import { die, field, seat, viewOf } from "./dice_view";

const { options: OPTIONS } = viewOf([seat()]);
const NAMES = ["Ola", "Zsófi"];

beforeAll(async () => {
  await speak("en");
  const source = (language: string) => () => {
    const parts = ["", "-lobby", "-sheet", "-play", "-replay", "-hint"].map((part) => `dice${part}`);
    const areas = [...parts, "lobby", "replay", "common"];
    const text = areas.map((area) => readFileSync(`../src/akili/locales/${language}/${area}.ftl`, "utf8")).join("\n");
    return Promise.resolve({ default: text });
  };
  await speakOfGame({ en: source("en"), pl: source("pl"), hu: source("hu") });
});

describe("what is agreed on", () => {
  it("forgets a first roller who is gone", () => {
    expect(forSeats({ ...OPTIONS, roller: 2 }, 2).roller).toBe(null);
    expect(forSeats({ ...OPTIONS, roller: 1 }, 2).roller).toBe(1);
  });

  it("offers limits within the rules, no limit last, and keeps one that was agreed on elsewhere", () => {
    for (const limits of [GRAB_LIMITS, DRAW_LIMITS]) {
      const seconds = limits.filter((limit) => limit !== null);
      expect(Math.min(...seconds)).toBeGreaterThanOrEqual(10);
      expect(Math.max(...seconds)).toBeLessThanOrEqual(600);
    }
    expect(limitsWith([10, 60, null], 60)).toEqual([10, 60, null]);
    expect(limitsWith([10, 60, null], 45)).toEqual([10, 45, 60, null]);
  });

  it("is told in words, every option once", () => {
    const told = inWords({ ...OPTIONS, areas: 5, turn_order: true, grab_limit: null, sheet: "Kraków" }, [null, null]);
    expect(told).toHaveLength(Object.keys(OPTIONS).length);
    expect(told.map(([, value]) => value)).toEqual([
      "Five",
      "In turn",
      "By groups",
      "By chance",
      "No limit",
      "120 s",
      "Kraków",
    ]);
  });
});

describe("alone", () => {
  it("takes what was kept, and the sheet in the box for nonsense", () => {
    expect(variantFrom({ sheet: "abc" })).toEqual({ sheet: "abc" });
    for (const kept of [null, 3, { sheet: 7 }, { sheet: "" }]) expect(variantFrom(kept)).toEqual({ sheet: null });
    expect(optionsOf({ sheet: "abc" })).toEqual({ sheet: "abc" });
  });

  it("tells the par of the sheet in the box, and promises that of others", () => {
    expect(goalInWords({ sheet: null })).toContain("Par is 23.7 rolls.");
    expect(goalInWords({ sheet: "abc" })).not.toMatch(/\d/);
  });
});

describe("the example", () => {
  it("fills the area with shapes that the dice show", () => {
    const cells = FULL.flatMap((drawn) => drawn.cells);
    expect(cells.map(keyOf).sort()).toEqual(cellsOf(AREA).map(keyOf).sort());
    for (const { colour, face, cells: drawn } of FULL) expect(drawn).toHaveLength(shapeOf(colour, face).length);
  });

  it("shows what isn't allowed", () => {
    for (const [drawn, reason] of [
      [OUTSIDE, "tile.outside"],
      [OVERLAPPING, "tile.overlaps"],
    ] as const) {
      const [first, second] = placed(drawn);
      if (!first || !second) throw new Error("two shapes are drawn");
      expect(misfit(AREA, [first], second.tile, second.cells)?.reason).toBe(reason);
    }
  });
});

describe("the tutorial", () => {
  function take(lesson: DiceLesson): void {
    lesson.rollDice();
    for (const colour of COLOURS) lesson.grab(colour, lesson.roll.owners[colour].indexOf(0));
  }

  function draw(lesson: DiceLesson): void {
    for (const { colour, cells } of lesson.goals) lesson.hand.work.lay(colour, cells);
    lesson.confirm();
  }

  it("goes from the first roll to the score, a step after the other", () => {
    const lesson = new DiceLesson();
    const steps = [lesson.step];
    while (lesson.phase === "rolling") {
      take(lesson);
      steps.push(lesson.step);
      draw(lesson);
      steps.push(lesson.step);
    }
    expect(steps).toEqual(["roll", "draw", "leave", "leave", "fill", "fill", "wait"]);
    lesson.understand();
    expect(lesson.step).toBe(null);
    expect(lesson.index).toBe(STEPS.length);
  });

  it("wants the marked dice and says so otherwise", () => {
    const lesson = new DiceLesson();
    lesson.grab("black", 1);
    expect(lesson.faces.black).toBe(null); // nothing has been rolled
    lesson.rollDice();
    lesson.grab("black", 2);
    expect([lesson.faces.black, lesson.isAstray]).toEqual([null, true]);
    lesson.grab("black", 0); // Zsófi's: gone
    expect(lesson.faces.black).toBe(null);
    lesson.grab("black", 1);
    expect([lesson.faces.black, lesson.isAstray]).toEqual(["P5", false]);
  });

  it("isn't done until the shapes are where they belong, and nothing else is", () => {
    const lesson = new DiceLesson();
    take(lesson);
    lesson.confirm();
    expect([lesson.phase, lesson.isAstray]).toEqual(["drawing", true]);
    draw(lesson);
    expect([lesson.phase, lesson.isAstray]).toEqual(["rolling", false]);
  });

  it("has everybody grab one of each, and a second roll of which no black shape fits", () => {
    for (const { owners } of ROLLS) for (const colour of COLOURS) expect([...owners[colour]].sort()).toEqual([0, 1, 2]);
    expect(ROLLS[1]?.goals.map(({ colour }) => colour)).toEqual(["white"]);
  });
});

describe("a replay", () => {
  it("has a chapter per area", () => {
    expect(filmed({ type: "area_begun", area: 2, at: 5 }).chapter).toBe(3);
    expect(placeOf(viewOf([seat()], { area: 2 })).chapter).toBe(3);
  });

  it("tells of a roll that came to nothing, and of hints", () => {
    const notice = { type: "drawing_confirmed", seat: 0, chosen: false } as const;
    const stuck = viewOf([seat({ fits_nowhere: true }), seat()]);
    expect(tell({ notice, view: stuck, names: NAMES })).toBe("Nothing fits for Ola");
    expect(tell({ notice, view: viewOf([seat(), seat()]), names: NAMES })).toBe("Ola drew nothing");
    const drawn = field({ drawn: [{ colour: "white", face: "I2", cells: [[0, 0]], roll: 1 }] });
    expect(tell({ notice, view: viewOf([seat({ sheet: [drawn] }), seat()]), names: NAMES })).toBe(null);
    expect(tell({ notice: { type: "hint_taken", seat: 0, at: 0 }, view: stuck, names: NAMES })).toContain("hint");
  });
});

const NONE: Way = { use: "none", black: [], white: [], rolls: 2.5 };
const WHITE: Way = { use: "white", black: [], white: [[0, 0]], rolls: 1.2 };

function rolled(roll: number, changes: Partial<RollAnalysis> = {}): RollAnalysis {
  const [black, white] = [die("black", 0).die, die("white", 0).die];
  return {
    ...{ roll, seat: 0, area: 0, before: 3, best_black: black, best_white: white, best: WHITE, black, white },
    ...{ possible: WHITE, done: NONE, luck: 0, grab_cost: 0, draw_cost: 0 },
    ...{ event: roll, at: 1000 * roll, chapter: 1, value: 3, best_value: 3, cost: 0, shapes: ["T4", "I2"] },
    ...changes,
  };
}

describe("what rolls cost", () => {
  const analysis: Analysis = {
    ...{ unit: "rolls", judge: "exact" },
    seats: [
      {
        ...{
          start: 2.6,
          luck: 0.9,
          pace: 0,
          unforeseen: 0,
          cost: 0.3,
          result: 2,
          unfinished: 0,
          dearest: [0],
          curve: [],
        },
        ...{ rolls: 2, grab_cost: 0, draw_cost: 0.3 },
      },
    ],
    decisions: [rolled(1, { draw_cost: 0.3 }), rolled(2), rolled(2, { seat: 1 })],
  };
  const at = (changes: Partial<View>) => viewOf([seat()], changes);

  it("is told once a drawing stands, never before", () => {
    expect(through(analysis, at({ rolls: 1, phase: "drawing" }), 0)).toEqual([]);
    expect(through(analysis, at({ rolls: 1, phase: "rolling" }), 0).map(({ roll }) => roll)).toEqual([1]);
    expect(through(analysis, at({ rolls: 2, phase: "grabbing" }), 0).map(({ roll }) => roll)).toEqual([1]);
    expect(lastRoll(analysis, at({ rolls: 2, phase: "grabbing" }), 0)).toBe(null);
    const confirmed = viewOf([seat({ is_confirmed: true })], { phase: "drawing" });
    expect(lastRoll(analysis, confirmed, 0)?.draw_cost).toBe(0.3);
  });

  it("says what would have been better, and shows where", () => {
    const view = at({ rolls: 1, phase: "rolling" });
    expect(costInWords(rolled(1), view)).toBe("Roll 1: nothing could have been better.");
    expect(betterThan(rolled(1))).toEqual([]);
    const drawing = rolled(1, { draw_cost: 0.3 });
    expect(costInWords(drawing, view)).toBe("Roll 1 cost 0.3 rolls. Better: draw only the white one, as outlined.");
    expect(betterThan(drawing)).toEqual([WHITE.white]);
    const nothing = rolled(1, { draw_cost: 0.3, possible: NONE });
    expect(costInWords(nothing, view)).toContain("draw nothing");
    expect(betterThan(nothing)).toEqual([]);
    expect(costInWords(rolled(1, { grab_cost: 0.5 }), view)).toContain(
      "Better dice: a T of four squares and two squares",
    );
  });

  it("adds up to the rolls that it took", () => {
    expect(wholeInWords(analysis, 0)).toBe("2 rolls: par 2.6, luck -0.9, dice 0.0, drawing 0.3.");
  });
});

describe("a hint", () => {
  const pair = (black: number, white: number, ways: Way[]) => ({
    ...{ black: die("black", black).die, white: die("white", white).die },
    ways,
  });
  const hint: Hint = { roll: 1, pairs: [pair(1, 0, [WHITE, NONE]), pair(0, 0, [NONE, WHITE]), pair(0, 1, [NONE])] };

  it("says which dice and what to draw, and why where that is nothing", () => {
    const view = viewOf([seat()], { dice: [die("black", 0), die("black", 1), die("white", 0), die("white", 1)] });
    const [first, second, third] = hint.pairs;
    if (!first || !second || !third) throw new Error("there are three pairs");
    expect(hintInWords(view, null, null)).toBe(null);
    expect(hintInWords(view, first, null)).toContain("a T of four squares");
    expect(hintInWords(view, first, WHITE)).toContain("1.2");
    expect(hintInWords(view, second, NONE)).toMatch(/2\.5.*1\.2/);
    expect(hintInWords(view, third, NONE)).not.toMatch(/\d/); // nothing fits
  });
});
