import { describe, expect, it } from "vitest";
import type { Area, Cell } from "../src/board/cells";
import { type Form, formIn, sameForm } from "../src/board/form";
import { landing, middleOf, onCard, spotOf } from "../src/board/landing";
import { regripped, reshaped, tapped } from "../src/board/reshape";

const AREA: Area = [".###", "####", "##.."];
const LINE = formIn(["###"]);
const HOOK = formIn(["###", "#.."]);

describe("landing", () => {
  it("snaps to the nearest place", () => {
    const found = landing(AREA, [], "I3", LINE, { row: 0.3, column: 1.2 });
    expect(found).toEqual({ kind: "fits", cells: [[0, 1], [0, 2], [0, 3]] }); // prettier-ignore
  });

  it("is drawn to a place that fits when the nearest one doesn't", () => {
    const found = landing(AREA, [], "I3", LINE, { row: 0, column: 0.45 });
    expect(found.kind === "fits" && found.cells[0]).toEqual([0, 1]);
  });

  it("isn't drawn further than half a cell or so", () => {
    const found = landing(AREA, [], "I3", LINE, { row: 0, column: 0.2 });
    expect(found.kind === "misfits" && found.misfit.reason).toBe("tile.outside");
  });

  it("says which tile is in the way", () => {
    const found = landing(AREA, [{ tile: "I3", cells: [[0, 1], [0, 2], [0, 3]] }], "L4", HOOK, { row: 0, column: 1 }); // prettier-ignore
    expect(found.kind === "misfits" && found.misfit.tiles).toEqual(["I3"]);
  });

  it("lets a tile slide over its own place", () => {
    const board = [{ tile: "I3", cells: [[1, 0], [1, 1], [1, 2]] as Cell[] }]; // prettier-ignore
    expect(landing(AREA, board, "I3", LINE, { row: 1, column: 1 }).kind).toBe("fits");
  });

  it("is away where nothing can be filled", () => {
    expect(landing(AREA, [], "I3", LINE, { row: 5, column: 0 }).kind).toBe("away");
    expect(landing(AREA, [], "I3", LINE, { row: 2, column: 2.1 }).kind).toBe("away");
  });
});

describe("by keys", () => {
  it("a piece begins in the middle and stays on the card", () => {
    expect(onCard(AREA, LINE, middleOf(AREA, LINE))).toEqual({ row: 1, column: 1 });
    expect(onCard(AREA, LINE, { row: -1, column: 4 })).toEqual({ row: 0, column: 1 });
    expect(onCard(AREA, formIn(["#####"]), { row: 9, column: -3 })).toEqual({ row: 2, column: 0 });
  });

  it("knows where a lying tile begins", () => {
    expect(spotOf([[2, 1], [1, 3], [1, 2]])).toEqual({ row: 1, column: 1 }); // prettier-ignore
  });
});

describe("reshaping", () => {
  it("four turns and two flips change nothing", () => {
    const turns = ["turn", "turn", "turn", "turn"] as const;
    expect(sameForm(turns.reduce<Form>(reshaped, HOOK), HOOK)).toBe(true);
    expect(sameForm(reshaped(reshaped(HOOK, "flip"), "flip"), HOOK)).toBe(true);
    expect(reshaped(HOOK, "turn")).toEqual(formIn(["##", ".#", ".#"]));
  });

  it("keeps the held cell under the pointer", () => {
    const onLowerCell = { x: 0.5, y: 1.5 };
    expect(regripped(HOOK, onLowerCell, "turn")).toEqual({ x: 0.5, y: 0.5 });
    expect(regripped(HOOK, onLowerCell, "flip")).toEqual({ x: 2.5, y: 1.5 });
  });

  it("a tap turns, a second one soon after flips instead", () => {
    const first = tapped(HOOK, "L4", null, 1000);
    expect(first).toMatchObject({ how: "turn", form: reshaped(HOOK, "turn") });
    const second = tapped(first.form, "L4", first.tap, 1280);
    expect(second).toEqual({ how: "flip", form: reshaped(HOOK, "flip"), tap: null });
    expect(tapped(first.form, "L4", first.tap, 1281).how).toBe("turn");
    expect(tapped(LINE, "I3", first.tap, 1100).how).toBe("turn");
  });
});
