import { describe, expect, it } from "vitest";
import { cellsOf, keyOf, sizeOf } from "../src/board/cells";
import { inkOn, TILE_COLOURS } from "../src/board/colours";
import { misfit } from "../src/board/fits";
import { type Form, formIn, formKey, movedForm, sameForm } from "../src/board/form";
import { landing, sameLanding } from "../src/board/landing";
import { peepPrint, sightOf } from "../src/board/peep";
import { withTile } from "../src/board/placement";
import { type Reshape, reshaped } from "../src/board/reshape";
import { HOLED } from "./shimo_tiles";

const tiles = Object.entries(HOLED);
const SQUARE = formIn(HOLED["4"].picture);

function reached(form: Form, found = new Map<string, Form>()): Form[] {
  if (!found.has(formKey(form))) {
    found.set(formKey(form), form);
    reached(reshaped(form, "turn"), found);
    reached(reshaped(form, "flip"), found);
  }
  return [...found.values()];
}

describe("a form with holes", () => {
  it("is read from a picture; a plain one has none", () => {
    expect(formIn(["#o", "o."])).toEqual({ cells: [[0, 0], [0, 1], [1, 0]], holes: [[0, 1], [1, 0]] }); // prettier-ignore
    expect(formIn(["##"])).not.toHaveProperty("holes");
  });

  it.each(tiles)("tile %s has as many forms and outlines as in Python", (_, { picture, forms, outlines }) => {
    const found = reached(formIn(picture));
    expect(found).toHaveLength(forms);
    expect(new Set(found.map(({ cells }) => cells.map(keyOf).join(" ")))).toHaveLength(outlines);
  });

  it.each(tiles)("tile %s keeps its holes in its cells, and is itself after four turns or two flips", (_, tile) => {
    for (const form of reached(formIn(tile.picture))) {
      const cells = form.cells.map(keyOf);
      expect(form.holes).toHaveLength(2);
      for (const hole of form.holes ?? []) expect(cells).toContain(keyOf(hole));
      const again = (...ways: Reshape[]) => ways.reduce(reshaped, form);
      expect(sameForm(again("turn", "turn", "turn", "turn"), form)).toBe(true);
      expect(sameForm(again("flip", "flip"), form)).toBe(true);
      expect(sameForm(again("turn", "flip"), again("flip", "turn", "turn", "turn"))).toBe(true);
    }
  });

  it("turns its holes even where its cells stay", () => {
    const turned = reshaped(SQUARE, "turn");
    expect(turned.cells).toEqual(SQUARE.cells);
    expect(turned.holes).toEqual([[0, 1], [1, 0]]); // prettier-ignore
    expect(sameForm(turned, SQUARE)).toBe(false);
  });

  it("is brought to the corner by its cells, not by its holes", () => {
    const turned = reshaped(formIn(["#o", ".o"]), "flip");
    expect(turned).toEqual(formIn(["o#", "o."]));
    expect(sizeOf(turned.cells)).toEqual({ rows: 2, columns: 2 });
    expect(reshaped(formIn(["##", "#o"]), "turn")).toEqual(formIn(["##", "o#"]));
  });
});

describe("a landing", () => {
  const { area } = peepPrint(["....", "o.o.", "...."]);

  it("says where the holes come", () => {
    const found = landing(area, [], "4", SQUARE, { row: 1.2, column: 0.9 });
    expect(found).toEqual({ kind: "fits", ...movedForm(SQUARE, 1, 1) });
  });

  it("is another one when only the holes are elsewhere", () => {
    const [one, other] = [SQUARE, reshaped(SQUARE, "turn")].map((form) =>
      landing(area, [], "4", form, { row: 0, column: 0 }),
    );
    expect(one && other && sameLanding(one, other)).toBe(false);
  });
});

describe("a card to peep at", () => {
  const FIELDS = ["..o", "o.."];
  const { area, whites } = peepPrint(FIELDS);

  it("may be covered everywhere, white or plain, and nowhere else", () => {
    expect(cellsOf(area)).toHaveLength(6);
    expect(whites).toEqual([[0, 2], [1, 0]]); // prettier-ignore
    expect(misfit(area, [], "1", cellsOf(["", "###"]))).toBeNull();
    expect(misfit(area, [], "1", cellsOf(["", "", "###"]))?.reason).toBe("tile.outside");
  });

  it("shows all white fields open at first", () => {
    expect(sightOf(whites, [])).toEqual({ seen: [], hidden: [], open: whites });
  });

  it("tells what is seen through a hole from what is under a solid cell", () => {
    const line = movedForm(formIn(["o#o"]), 1, 0);
    expect(sightOf(whites, [line])).toEqual({ seen: [[1, 0]], hidden: [], open: [[0, 2]] });
    expect(sightOf(whites, [formIn(["o##"])])).toEqual({ seen: [], hidden: [[0, 2]], open: [[1, 0]] });
    expect(sightOf(whites, [formIn(["###"])]).hidden).toEqual([[0, 2]]);
  });

  it("counts every white field once, whatever lies there", () => {
    for (const [tile, { picture }] of tiles) {
      for (const form of reached(formIn(picture))) {
        const { seen, hidden, open } = sightOf(whites, withTile([], tile, form.cells, form.holes));
        expect([...seen, ...hidden, ...open].map(keyOf).sort()).toEqual(whites.map(keyOf).sort());
      }
    }
  });

  it("is all seen when it is solved", () => {
    const { whites: fields } = peepPrint([".o..o.", "o.o...", "..o...", "o..o..", ".o.o.o"]);
    const solution = [
      formIn(["", "", "", "o#", "#o"]),
      formIn(["....o#", "..o##"]),
      formIn(["", "", "....#.", "...o##", ".....o"]),
      formIn([".o#", "o#.", "#.."]),
      formIn(["", "", ".#o", "..#", "..#o"]),
    ];
    expect(sightOf(fields, solution)).toEqual({ seen: fields, hidden: [], open: [] });
    const [square, ...others] = solution;
    const turned = square && movedForm(reshaped(square, "turn"), 3, 0);
    expect(sightOf(fields, [...others, ...(turned ? [turned] : [])]).hidden).toEqual([[3, 0], [4, 1]]); // prettier-ignore
  });
});

describe("what is written on a tile", () => {
  it("is white or nearly black, whichever can be read better", () => {
    expect([inkOn("blue"), inkOn("brown"), inkOn("sky"), inkOn("pink")]).toEqual([
      "#ffffff",
      "#ffffff",
      "#120810",
      "#120810",
    ]);
    expect(inkOn("#ffffff")).toBe("#120810");
    for (const colour of Object.keys(TILE_COLOURS)) expect(inkOn(colour)).toMatch(/^#(ffffff|120810)$/);
  });
});
