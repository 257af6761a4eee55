import WORDS from "virtual:game-words";
import PAGES from "virtual:page-words";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { crossesIn } from "../src/games/clever_cubed/marks/boxes";
import { BLUE, BROWN, PINK, TURQUOISE, YELLOW } from "../src/games/clever_cubed/rules/examples";
import Rules from "../src/games/clever_cubed/rules/Rules.svelte";
import { rulingsInWords } from "../src/games/clever_cubed/rules/rulings";
import { SHEET } from "../src/protocol/clever_cubed_sheet";
import { SHELF } from "../src/shelf/shelf";
import { type Source, speak, speakOfGame } from "../src/words/words.svelte";

beforeAll(async () => {
  await speak("en");
  await speakOfGame(WORDS["clever_cubed"] as Source);
  await speakOfGame(PAGES["clever_cubed"] as Source);
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const earned = (rows: readonly number[], points: readonly number[]) =>
  sum(rows.map((row) => points[crossesIn(row)] ?? 0));

describe("the rules", () => {
  it("show examples whose points are those of the printed tables", () => {
    expect(earned(YELLOW.sheet.yellow, SHEET.yellow.points)).toBe(YELLOW.points.yellow);
    expect(earned(TURQUOISE.sheet.turquoise, SHEET.turquoise.points)).toBe(TURQUOISE.points.turquoise);
    expect(earned([BROWN.sheet.brown], SHEET.brown.points)).toBe(BROWN.points.brown);
    expect(sum(PINK.sheet.pink)).toBe(PINK.points.pink);
    const { blue_left: left, blue_right: right } = BLUE.sheet;
    const extremes = [...left, ...right].filter((number) => number <= SHEET.blue.low || number >= SHEET.blue.high);
    const sides = sum([left, right].map(({ length }) => SHEET.blue.points[length] ?? 0));
    expect(sides + extremes.length * SHEET.blue.extreme_points).toBe(BLUE.points.blue);
  });

  it("have words for everything, and nothing that can be picked", () => {
    const shelf = SHELF.find(({ id }) => id === "clever_cubed");
    if (!shelf) throw new Error("no such game");
    const target = document.createElement("div");
    const page = mount(Rules, { target, props: { shelf } });
    flushSync();
    expect(target.textContent).not.toMatch(/clever-cubed-|rules-rulings/);
    expect(target.querySelectorAll("figure")).toHaveLength(6);
    const picks = [...target.querySelectorAll("[data-pick]")];
    expect(picks.every((pick) => pick.closest("[inert]") !== null)).toBe(true);
    void unmount(page);
  });

  it("answer each question once", () => {
    const rulings = rulingsInWords();
    expect(new Set(rulings.map(([asked]) => asked)).size).toBe(rulings.length);
    expect(rulings.flat().filter((text) => text.startsWith("clever-cubed"))).toEqual([]);
  });
});
