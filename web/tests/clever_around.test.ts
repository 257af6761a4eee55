/** The pages around a match of Clever Cubed: options, the log, the end, the film, the tutorial. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { CHAPTERS, CleverLesson, MOMENTS } from "../src/games/clever_cubed/lesson/clever_lesson.svelte";
import { clocksWith, inWords } from "../src/games/clever_cubed/lobby/options";
import { tell } from "../src/games/clever_cubed/log/telling";
import { changedArea } from "../src/games/clever_cubed/replay/changed";
import { filmed, placeOf } from "../src/games/clever_cubed/replay/filmed";
import { cellOf, foxesTimes, ROWS, sumOf } from "../src/games/clever_cubed/result/block";
import { apart, shortly, ticksFor, totalsOf } from "../src/games/clever_cubed/result/curve";
import { resultAsText } from "../src/games/clever_cubed/result/share";
import { nextInWords } from "../src/games/clever_cubed/result/solo";
import { durationOf, verdictWith } from "../src/games/clever_cubed/result/verdict";
import { goalInWords, optionsOf, variantFrom } from "../src/games/clever_cubed/solo/variant";
import type { Notice, Options, View } from "../src/protocol/clever_cubed";
import { speak, speakOfGame } from "../src/words/words.svelte";

const PARTS = ["", "-sheet", "-match", "-lobby", "-solo", "-log", "-result", "-replay", "-learn", "-play"];
const NAMES = ["Ola", "Zsófi"];
const OPTIONS: Options = {
  ...{ pink_rounding: "down", seven_after_seven: true, blue_bonus: "white" },
  ...{ turn_seconds: null, hints: false },
};

beforeAll(async () => {
  await speak("en");
  const source = (language: string) => () => {
    const areas = [...PARTS.map((part) => `clever-cubed${part}`), "lobby", "replay", "common"];
    const text = areas.map((area) => readFileSync(`../src/akili/locales/${language}/${area}.ftl`, "utf8")).join("\n");
    return Promise.resolve({ default: text });
  };
  await speakOfGame({ en: source("en"), pl: source("pl"), hu: source("hu") });
});

/** A step of the tutorial: real views and notices. */
function at(step: string): { view: View; notices: Notice[] } {
  const moment = MOMENTS.find((each) => each.step === step);
  if (!moment) throw new Error(`no step is called ${step}`);
  return moment;
}

function told(step: string): (string | null)[] {
  const { view, notices } = at(step);
  return notices.map((notice) => tell({ notice, view, names: NAMES }));
}

function happened(notice: Notice, view = at("die").view): string | null {
  return tell({ notice, view, names: NAMES });
}

describe("what is agreed on", () => {
  it("offers clocks within the rules, none first, and keeps one that was agreed on elsewhere", () => {
    const seconds = clocksWith(null).filter((each) => each !== null);
    expect(Math.min(...seconds)).toBe(30);
    expect(Math.max(...seconds)).toBe(180);
    expect(clocksWith(45)).toEqual([null, 30, 45, 60, 120, 180]);
  });

  it("is told in words, every option once", () => {
    const words = inWords({ ...OPTIONS, pink_rounding: "up", turn_seconds: 90, hints: true });
    expect(words).toHaveLength(Object.keys(OPTIONS).length);
    expect(words.map(([, value]) => value)).toEqual(["Rounded up", "1 to 6 plus white", "Yes", "90 s", "Yes"]);
  });

  it("alone takes what was kept, and the usual for nonsense", () => {
    const usual = { pink_rounding: "down", seven_after_seven: true, blue_bonus: "white" };
    for (const kept of [null, 3, {}, { pink_rounding: "sideways" }]) expect(variantFrom(kept)).toEqual(usual);
    const other = { pink_rounding: "up", seven_after_seven: false, blue_bonus: "free" };
    expect(optionsOf(variantFrom(other))).toEqual(other);
    expect(goalInWords()).toContain("180");
  });
});

describe("the log", () => {
  it("says which die was used for what, and what fell", () => {
    expect(told("platter")).toEqual([
      "Ola chose yellow 4: cross at I · 4 in yellow",
      "To the platter: turquoise 2, blue 3, and white 1",
    ]);
    expect(told("others")).toEqual(["Ola rolled brown 3 and pink 5"]);
    expect(told("picked")[0]).toBe("Ola took turquoise 3 from the platter: crosses at 3 in turquoise, rows 1 and 2");
    expect(told("joked")[0]).toBe("Ola chose brown 6 as 4: cross on field 4 in brown");
  });

  it("tells a chain link by link", () => {
    expect(told("second").at(-1)).toBe("Ola won: turquoise ?");
    expect(told("third")).toEqual(["Ola used turquoise ?: cross at 5 in turquoise, row 2", "Ola won: blue ?"]);
    expect(told("chained")[0]).toBe("Ola used blue ?: 8 in blue, on the right");
  });

  it("tells one who chose not to from one who could not", () => {
    const passed = (why: "chosen" | "nothing_fits") => happened({ type: "passed", seat: 1, why, at: 0 });
    expect(passed("chosen")).toBe("Zsófi chose to use no die");
    expect(passed("nothing_fits")).toBe("Zsófi: nothing fits");
    expect(happened({ type: "rolled", roll: 1, faces: [], fits: false, at: 0 })).toMatch(/: nothing fits$/);
  });

  it("has the points so far at the beginning of a round, and leaves its bonus to that sentence", () => {
    const { view } = at("die");
    const seats = view.seats.map((seat, index) => ({ ...seat, by_round: [20 + index] }));
    const begun = tell({ notice: { type: "round_begun", round: 2, at: 0 }, view: { ...view, seats }, names: NAMES });
    expect(begun).toBe("Round 2. Bonus for everyone: extra die. Points so far: Ola 20, Zsófi 21.");
    expect(happened({ type: "bonus_won", seat: 0, bonus: "+1", spot: "round-2" })).toBe(null);
    expect(happened({ type: "taken_back", seat: 0, at: 0 })).toBe("Ola took a step back");
  });
});

describe("the end", () => {
  const { view } = at("foxes");
  const points = view.seats[0]?.points;
  if (!points) throw new Error("somebody plays");

  it("fills the block row by row up to the total", () => {
    expect(sumOf(points, 0)).toBe(0);
    expect(sumOf(points, ROWS.length)).toBe(points.total);
    expect(foxesTimes(points)).toBe(`1 × ${points[points.lowest]}`);
  });

  it("marks the best of an area, and the lowest area of a seat", () => {
    expect(cellOf(view.seats, 0, "yellow")).toEqual({ points: points.yellow, isBest: true, isLowest: false });
    expect(cellOf(view.seats, 0, points.lowest).isLowest).toBe(true);
    expect(cellOf(view.seats.slice(0, 1), 0, "yellow").isBest).toBe(false);
  });

  it("says who won", () => {
    expect(verdictWith(view, NAMES)).toBe(`Ola wins with ${points.total} points`);
    expect(verdictWith({ ...view, ranking: [[0, 1]] }, NAMES)).toContain("Ola and Zsófi");
  });

  it("says how long it took, in whole minutes", () => {
    expect(durationOf({ ...view, ended: 27.4 * 60_000 })).toBe("27 minutes");
    expect(durationOf({ ...view, ended: 12_000 })).toBe("1 minute");
  });

  it("is passed on with its areas and an address", () => {
    const text = resultAsText(points, "https://akili.example/replay/1");
    expect(text).toContain(`🦊 ${points.fox_points}`);
    expect(text.split("\n").at(-1)).toBe("https://akili.example/replay/1");
  });

  it("knows what is missing for the next grade", () => {
    expect(nextInWords(0, 167)).toBe("13 points more for the next: Bright");
    expect(nextInWords(10, 460)).toBe("There is no higher grade.");
  });
});

describe("the curve", () => {
  it("runs from nothing to the total, what was used after the last round included", () => {
    const seat = at("foxes").view.seats[0];
    if (!seat) throw new Error("somebody plays");
    expect(totalsOf({ ...seat, by_round: [20, 60] })).toEqual([0, 20, seat.points.total]);
  });

  it("has round numbers up to the most", () => {
    expect(ticksFor(226)).toEqual([0, 80, 160, 240]);
    for (const most of [1, 59, 180, 301, 560]) expect(ticksFor(most).at(-1)).toBeGreaterThanOrEqual(most);
  });

  it("keeps names apart, and above the bottom", () => {
    const placed = apart([50, 52, 160, 51], 14, 164);
    const sorted = placed.toSorted((one, other) => one - other);
    for (const [index, y] of sorted.entries())
      if (index > 0) expect(y - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(14);
    expect(Math.max(...placed)).toBeLessThanOrEqual(164);
    expect(shortly("Szentgyörgyi")).toBe("Szentgyör…");
  });
});

describe("the film", () => {
  it("has a chapter per round, a dot per fox, and times where there are some", () => {
    expect(filmed({ type: "round_begun", round: 3, at: 900 })).toMatchObject({ chapter: 3, at: 900 });
    expect(filmed({ type: "bonus_won", seat: 1, bonus: "F", spot: "brown-11" })).toMatchObject({
      isMarked: true,
      sound: "fox",
    });
    expect(filmed({ type: "bonus_won", seat: 1, bonus: "R", spot: "brown-4" }).isMarked).toBeUndefined();
    expect(placeOf({ ...at("die").view, round: 0 }).chapter).toBe(1);
  });

  it("finds the area that was marked", () => {
    const sheetAt = (step: string) => {
      const [own] = at(step).view.seats;
      if (!own) throw new Error("somebody plays");
      return own.sheet;
    };
    expect(changedArea(sheetAt("die"), sheetAt("platter"))).toBe("yellow");
    expect(changedArea(sheetAt("third"), sheetAt("chained"))).toBe("blue");
    expect(changedArea(sheetAt("die"), sheetAt("die"))).toBe(null);
  });
});

describe("the tutorial", () => {
  it("goes from a die to a fox, a step after the other", async () => {
    const lesson = new CleverLesson();
    const chapters = new Set<number>();
    while (lesson.moment) {
      chapters.add(lesson.chapter);
      const { asked } = lesson.moment;
      if (asked) await lesson.match.send(asked);
      else lesson.understand();
      expect(lesson.isAstray).toBe(false);
    }
    expect([...chapters]).toEqual(CHAPTERS.map((_, index) => index));
    expect(lesson.chapter).toBe(CHAPTERS.length);
    lesson.restart();
    expect(lesson.index).toBe(0);
  });

  it("says so when something else is done, and stays where it is", async () => {
    const lesson = new CleverLesson();
    await lesson.match.send({ type: "pass" });
    expect([lesson.isAstray, lesson.index]).toEqual([true, 0]);
  });

  it("can be taken back, but not into another position", async () => {
    const lesson = new CleverLesson();
    await lesson.match.send({ type: "take_back" });
    expect(lesson.index).toBe(0);
    const [{ asked } = { asked: null }] = MOMENTS;
    if (asked) await lesson.match.send(asked);
    expect(lesson.index).toBe(1);
    await lesson.match.send({ type: "take_back" });
    expect(lesson.index).toBe(0);
  });

  it("looks at the area that is asked for", async () => {
    const lesson = new CleverLesson();
    const areas: string[] = [];
    while (lesson.moment) {
      areas.push(lesson.area);
      const { asked } = lesson.moment;
      if (asked) await lesson.match.send(asked);
      else lesson.understand();
    }
    expect([...new Set(areas)]).toEqual(["yellow", "turquoise", "brown", "blue"]);
  });
});
