import WORDS from "virtual:game-words";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import PhoneArea from "../src/games/clever_cubed/areas/PhoneArea.svelte";
import { ON_PHONE } from "../src/games/clever_cubed/areas/plans";
import AreaKeys from "../src/games/clever_cubed/choose/AreaKeys.svelte";
import NumberKeys from "../src/games/clever_cubed/choose/NumberKeys.svelte";
import PinkChoice from "../src/games/clever_cubed/choose/PinkChoice.svelte";
import DieButton from "../src/games/clever_cubed/dice/DieButton.svelte";
import { PIPS } from "../src/games/clever_cubed/dice/dice";
import AreaTile from "../src/games/clever_cubed/glance/AreaTile.svelte";
import MiniSheet from "../src/games/clever_cubed/glance/MiniSheet.svelte";
import { nextInBlue, nextInBrown, nextInPink } from "../src/games/clever_cubed/glance/next";
import { type Box, type BoxId, crossesIn, marksOn } from "../src/games/clever_cubed/marks/boxes";
import { type Choosing, NOTHING, picksOf } from "../src/games/clever_cubed/marks/choosing";
import { statesOf } from "../src/games/clever_cubed/marks/shown";
import { AREAS } from "../src/games/clever_cubed/pieces/colours";
import { crossPath, wobble } from "../src/games/clever_cubed/pieces/strokes";
import { fieldsOf } from "../src/games/clever_cubed/sheet/actions";
import Sheet from "../src/games/clever_cubed/sheet/Sheet.svelte";
import { SPOTS } from "../src/protocol/clever_cubed_sheet";
import { type Source, speak, speakOfGame } from "../src/words/words.svelte";
import { bits, EMPTY, shownOf } from "./clever_sheet";

beforeAll(async () => {
  await speak("en");
  await speakOfGame(WORDS["clever_cubed"] as Source);
});

let mounted: object[] = [];
afterEach(() => {
  for (const each of mounted) void unmount(each);
  mounted = [];
});

type Mounting = (target: HTMLElement) => object;
function drawn(mounting: Mounting): HTMLElement {
  const target = document.createElement("div");
  mounted.push(mounting(target));
  flushSync();
  return target;
}
const all = (place: HTMLElement, selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
const buttons = (place: HTMLElement) => all(place, "button");
const ALL_PICKS: BoxId[] = [...marksOn(EMPTY).keys()].flatMap(picksOf).filter((pick) => pick !== "pink-1-times");

function choosing(changes: Partial<Choosing>): Choosing {
  return { ...NOTHING, ...changes };
}

describe("marks", () => {
  it("are open on an empty sheet", () => {
    expect(new Set([...marksOn(EMPTY).values()].map(({ kind }) => kind))).toEqual(new Set(["open"]));
  });

  it("are what the bits and numbers say", () => {
    const sheet = { ...EMPTY, yellow: [bits(1, 6), 0, 0], blue_left: [6, 5], pink: [3, 4], pink_halved: bits(1) };
    const marks = marksOn(sheet);
    const marked = [...marks].filter(([, { kind }]) => kind !== "open").map(([box]) => box);
    expect(marked).toEqual(["yellow-1-1", "yellow-1-6", "blue-left-1", "blue-left-2", "pink-1", "pink-2"]);
    expect(marks.get("blue-left-2")).toMatchObject({ number: 5 });
    expect(marks.get("pink-1")).toMatchObject({ number: 3, isHalved: true });
    expect(marks.get("pink-2")).toMatchObject({ number: 4, isHalved: false });
  });

  it("of brown left of the last cross are crosses or lost, right of it open", () => {
    for (let brown = 0; brown < 1 << 12; brown += 7) {
      const marks = marksOn({ ...EMPTY, brown });
      const kinds = Array.from({ length: 12 }, (_, index) => marks.get(`brown-${index + 1}`)?.kind);
      const last = kinds.lastIndexOf("crossed");
      expect(kinds.filter((kind) => kind === "crossed")).toHaveLength(crossesIn(brown));
      expect(kinds.slice(0, last + 1)).not.toContain("open");
      expect(kinds.slice(last + 1).every((kind) => kind === "open")).toBe(true);
    }
  });
});

describe("the sheet", () => {
  it("draws every bonus of the print exactly once, and every box", () => {
    const place = drawn((target) => mount(Sheet, { target, props: { shown: shownOf(), round: 1, rounds: 6 } }));
    expect(
      all(place, "[data-spot]")
        .map(({ dataset }) => dataset["spot"])
        .toSorted(),
    ).toEqual(Object.keys(SPOTS).toSorted());
    const boxes = all(place, "[data-box]").map(({ dataset }) => dataset["box"] as Box);
    expect(boxes.toSorted()).toEqual([...marksOn(EMPTY).keys()].toSorted());
    expect(buttons(place)).toEqual([]);
  });

  it("has a button for every lit box, each with a name of its own, that says which was picked", () => {
    const onpick = vi.fn();
    const lit = choosing({ lit: new Set(ALL_PICKS), onpick });
    const place = drawn((target) =>
      mount(Sheet, { target, props: { shown: shownOf(), round: 1, rounds: 6, choosing: lit } }),
    );
    for (const button of buttons(place)) button.click();
    expect(onpick.mock.calls.flat().toSorted()).toEqual(ALL_PICKS.toSorted());
    expect(new Set(buttons(place).map((button) => button.getAttribute("aria-label"))).size).toBe(ALL_PICKS.length);
    expect(buttons(place).map((button) => button.getAttribute("aria-label"))).toContain("yellow row 2, 4");
  });

  it("tells every area as a table, with a cell for each box", () => {
    const place = drawn((target) => mount(Sheet, { target, props: { shown: shownOf(), round: 1, rounds: 6 } }));
    const tables = all(place, "table");
    expect(tables).toHaveLength(AREAS.length);
    const cells = tables.map((table) => all(table, "td").length);
    expect(cells).toEqual([3 * 6 + 2 * 6, 5 * 6 + 6, 12, 12 + 11, 12]);
  });

  it("presses what is in pencil", () => {
    const pencilled = choosing({ lit: new Set(["yellow-2-4"]), pencilled: new Set(["yellow-2-3"]) });
    const place = drawn((target) =>
      mount(Sheet, { target, props: { shown: shownOf(), round: 1, rounds: 6, choosing: pencilled } }),
    );
    const pressed = buttons(place).map((button) => [button.dataset["pick"], button.getAttribute("aria-pressed")]);
    expect(pressed).toEqual([
      ["yellow-2-3", "true"],
      ["yellow-2-4", "false"],
    ]);
  });
});

describe("an area on a phone", () => {
  it.each(AREAS)("%s has its boxes, bonuses and buttons", (area) => {
    const onpick = vi.fn();
    const lit = choosing({ lit: new Set(ALL_PICKS), onpick });
    const place = drawn((target) => mount(PhoneArea, { target, props: { area, shown: shownOf(), choosing: lit } }));
    const plan = ON_PHONE[area];
    expect(all(place, "[data-box]")).toHaveLength(plan.boxes.length);
    expect(all(place, "[data-spot]")).toHaveLength(plan.bonuses.length);
    for (const button of buttons(place)) button.click();
    expect(onpick.mock.calls.flat().toSorted()).toEqual(plan.touches.map(({ pick }) => pick).toSorted());
  });
});

describe("states of bonuses", () => {
  it("are a letter for each spot", () => {
    const letters = "wsl" + "o".repeat(Object.keys(SPOTS).length - 3);
    const [first = "", second = "", third = "", fourth = ""] = Object.keys(SPOTS);
    const states: Record<string, string> = statesOf(letters);
    expect([first, second, third, fourth].map((spot) => states[spot])).toEqual(["won", "struck", "lost", "open"]);
    expect(Object.keys(states)).toEqual(Object.keys(SPOTS));
  });
});

describe("rows of actions", () => {
  it("tell what is open, ready and used; jokers in any order", () => {
    const sheet = { ...EMPTY, rerolls: 3, rerolls_used: 1, jokers: 3, jokers_used: bits(2) };
    const states = (action: "R" | "J" | "+1") =>
      fieldsOf(action, sheet)
        .map(({ state }) => state[0])
        .join("");
    expect([states("R"), states("J"), states("+1")]).toEqual(["urroooo", "ruroooo", "ooooooo"]);
  });
});

describe("what comes next", () => {
  it("goes on from the last number of a side, from the 7 at first", () => {
    expect([nextInBlue(EMPTY, "left"), nextInBlue(EMPTY, "right")]).toEqual([6, 8]);
    const sheet = { ...EMPTY, blue_left: [6, 5, 4, 3, 2], blue_right: [8, 9, 10, 11, 12, 7] };
    expect([nextInBlue(sheet, "left"), nextInBlue(sheet, "right")]).toEqual([null, null]);
  });

  it("is right of the last cross of brown, and the next field of pink", () => {
    expect(nextInBrown({ ...EMPTY, brown: bits(1, 9) })).toEqual([1, 6, 3]);
    expect(nextInPink(EMPTY)).toEqual({ multiplier: 0, bonus: null });
    expect(nextInPink({ ...EMPTY, pink: [1, 2] })).toEqual({ multiplier: 2, bonus: "?b" });
    expect(nextInPink({ ...EMPTY, pink: Array<number>(12).fill(1) })).toBeNull();
  });
});

describe("dice", () => {
  it("have as many pips as their faces say", () => {
    expect(PIPS.map((pips) => pips.length)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it.each([{ isRolling: true }, { isOff: true }, { isLocked: true }])("tell every tap: %o", (state) => {
    const onchoose = vi.fn();
    const place = drawn((target) =>
      mount(DieButton, { target, props: { colour: "blue", face: 4, ...state, onchoose } }),
    );
    buttons(place)[0]?.click();
    expect(onchoose).toHaveBeenCalledOnce();
  });

  it("that can't be used say so", () => {
    const place = drawn((target) =>
      mount(DieButton, { target, props: { colour: "blue", face: 4, isOff: true, onchoose: () => {} } }),
    );
    expect(buttons(place)[0]?.getAttribute("aria-disabled")).toBe("true");
  });
});

describe("keys", () => {
  it("that fit nowhere do nothing", () => {
    const onchoose = vi.fn();
    const keys = [1, 2, 3].map((number) => ({ number, sum: number + 2, isOpen: number !== 2 }));
    const place = drawn((target) => mount(NumberKeys, { target, props: { keys, onchoose } }));
    for (const button of buttons(place)) button.click();
    expect(onchoose.mock.calls.flat()).toEqual([1, 3]);
  });

  it("of areas do likewise", () => {
    const onchoose = vi.fn();
    const keys = AREAS.map((area) => ({ area, caption: "", isOpen: area === "pink" }));
    const place = drawn((target) => mount(AreaKeys, { target, props: { keys, onchoose } }));
    for (const button of buttons(place)) button.click();
    expect(onchoose.mock.calls.flat()).toEqual(["pink"]);
  });

  it("of pink are two, one in the first field", () => {
    const onchoose = vi.fn();
    const two = drawn((target) => mount(PinkChoice, { target, props: { field: 5, half: 3, times: 6, onchoose } }));
    for (const button of buttons(two)) button.click();
    expect(onchoose.mock.calls.flat()).toEqual(["half", "times"]);
    const one = drawn((target) => mount(PinkChoice, { target, props: { field: 1, half: 3, times: null, onchoose } }));
    expect(buttons(one)).toHaveLength(1);
  });
});

describe("at a glance", () => {
  it("a tile has a little box for each box of its area, and opens it", () => {
    const onopen = vi.fn();
    const shown = shownOf({ brown: bits(1, 2) });
    const place = drawn((target) => mount(AreaTile, { target, props: { area: "brown", shown, onopen } }));
    expect(all(place, "rect")).toHaveLength(12);
    expect(all(place, "rect.isFull")).toHaveLength(2);
    buttons(place)[0]?.click();
    expect(onopen).toHaveBeenCalledOnce();
  });

  it("a fox lies on the tile of the lowest area, if there is a fox", () => {
    for (const foxes of [0, 2]) {
      const shown = shownOf({}, { foxes, lowest: "blue" });
      const fed = AREAS.filter((area) => {
        const place = drawn((target) => mount(AreaTile, { target, props: { area, shown, onopen: vi.fn() } }));
        return all(place, ".fox").length > 0;
      });
      expect(fed).toEqual(foxes ? ["blue"] : []);
    }
  });

  it("a sheet in little has all of them and the 7", () => {
    const place = drawn((target) => mount(MiniSheet, { target, props: { sheet: { ...EMPTY, pink: [1, 2, 3] } } }));
    expect(all(place, "rect")).toHaveLength(marksOn(EMPTY).size + 1);
    expect(all(place, "rect.isFull")).toHaveLength(3);
  });
});

describe("a pen", () => {
  it("draws the same cross for the same box, another for others", () => {
    expect(crossPath(0, 0, 20, 3)).toBe(crossPath(0, 0, 20, 3));
    expect(crossPath(0, 0, 20, 3)).not.toBe(crossPath(0, 0, 20, 4));
    for (let seed = 0; seed < 500; seed++) expect(Math.abs(wobble(seed))).toBeLessThanOrEqual(0.5);
  });
});
