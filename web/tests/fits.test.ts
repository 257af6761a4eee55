import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Area, type Cell, keyOf } from "../src/board/cells";
import { misfit } from "../src/board/fits";
import { type Form, formIn } from "../src/board/form";
import type { Placement } from "../src/board/placement";
import { reshaped } from "../src/board/reshape";
import { FUN_SIZE } from "../src/protocol/tiles";

interface Case {
  area: Area;
  board: Placement[];
  tile: string;
  cells: Cell[];
  reason: string | null;
}
interface Vectors {
  orientations: { tile: keyof typeof FUN_SIZE; forms: Cell[][] }[];
  cases: Case[];
}
const vectors = JSON.parse(readFileSync(`${import.meta.dirname}/../../tests/vectors/fits.json`, "utf8")) as Vectors;
const textOf = (cells: readonly Cell[]) => cells.map(keyOf).join(" ");

describe("misfit says what Python's lay says", () => {
  it.each(vectors.cases.map((each, index) => [index, each.reason ?? "fits", each] as const))(
    "case %i: %s",
    (_, __, { area, board, tile, cells, reason }) => {
      expect(misfit(area, board, tile, cells)?.reason ?? null).toBe(reason);
    },
  );

  it("names the tiles that would be covered and the cells that are wrong", () => {
    const board: Placement[] = [{ tile: "I3", cells: [[0, 0], [0, 1], [0, 2]] }]; // prettier-ignore
    const covers = misfit(["####", "####"], board, "L4", [[0, 2], [1, 2], [1, 1], [1, 0]]); // prettier-ignore
    expect(covers).toEqual({ reason: "tile.overlaps", cells: [[0, 2]], tiles: ["I3"] });
    const outside = misfit(["##", "#."], [], "I3", [[1, 0], [1, 1], [1, 2]]); // prettier-ignore
    expect(outside?.cells).toEqual([[1, 1], [1, 2]]); // prettier-ignore
  });
});

describe("turning and flipping give Python's orientations", () => {
  it.each(vectors.orientations)("$tile", ({ tile, forms }) => {
    const found = new Set<string>();
    const reach = (form: Form): void => {
      if (found.has(textOf(form.cells))) return;
      found.add(textOf(form.cells));
      reach(reshaped(form, "turn"));
      reach(reshaped(form, "flip"));
    };
    reach(formIn(FUN_SIZE[tile].picture));
    expect([...found].sort()).toEqual(forms.map(textOf).sort());
  });

  it("knows all eight tiles", () => {
    expect(vectors.orientations.map(({ tile }) => tile)).toEqual(Object.keys(FUN_SIZE));
  });
});
