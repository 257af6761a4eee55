import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { misfit } from "../src/board/fits";
import { formed, movedForm, normalisedForm } from "../src/board/form";
import { sightOf } from "../src/board/peep";
import type { Placement } from "../src/board/placement";
import { reshaped } from "../src/board/reshape";
import { FIELDS, PLAN, PRINT, RED, SKY, SLIPPED, SOLUTION, YELLOW } from "../src/games/ubongo_shimo/lesson/card";
import { TILES } from "../src/games/ubongo_shimo/pieces/tiles";
import { HIDING, OUTSIDE, OVERLAPPING } from "../src/games/ubongo_shimo/rules/example";
import { Lesson } from "../src/ubongo/learn/lesson.svelte";

const { area, whites } = PRINT;
const inTheBox = (tile: string) => formed(TILES.shapeOf(tile), TILES.holesOf?.(tile));
const UNTURNED = { tile: "4", ...movedForm(inTheBox("4"), 2, 2) }; // on the same cells
const wrongWith = (board: readonly Placement[]) =>
  board.map(({ tile, cells }) => misfit(area, board, tile, cells)?.reason).filter((reason) => reason !== undefined);

describe("the card of the tutorial", () => {
  test("is one in the box, of level 1", () => {
    const deck = JSON.parse(readFileSync("../src/akili/forge/decks/shimo.json", "utf8")) as {
      levels: { fields: string[]; tiles: number[]; solutions: number }[][];
    };
    const card = deck.levels[0]?.find(({ fields }) => fields.join() === FIELDS.join().replaceAll("#", "."));
    expect(card).toMatchObject({ tiles: PLAN.tiles.map(Number), solutions: 1 });
  });

  test("is solved by its three tiles", () => {
    expect(wrongWith(SOLUTION)).toEqual([]);
    expect(sightOf(whites, SOLUTION).seen).toEqual(whites);
  });

  test("needs one tile as it is, one turned, one flipped, holes included", () => {
    expect(normalisedForm(YELLOW)).toEqual(inTheBox("1"));
    expect(normalisedForm(RED)).toEqual(reshaped(inTheBox("4"), "turn"));
    expect(normalisedForm(SKY)).toEqual(reshaped(inTheBox("8"), "flip"));
  });

  test("shows in the rules what is wrong", () => {
    expect(wrongWith(HIDING)).toEqual([]);
    expect(sightOf(whites, HIDING).hidden).toHaveLength(1);
    expect(wrongWith(OUTSIDE)).toEqual(["tile.outside"]);
    expect(wrongWith(OVERLAPPING)).toEqual(["tile.overlaps", "tile.overlaps"]);
  });
});

function lessonAt(step: number): Lesson {
  const lesson = new Lesson(PLAN);
  while (lesson.index < step) lesson.goOn();
  return lesson;
}

const lay = (lesson: Lesson, { tile, cells, holes }: Placement) => lesson.lay(tile, cells, holes);

describe("the tutorial", () => {
  test("goes on when both holes of a tile show white fields, and not before", () => {
    const lesson = lessonAt(0);
    lay(lesson, SLIPPED);
    expect(lesson.isStepDone).toBe(false);
    expect(lesson.gesture).toEqual({ kind: "drag", tile: "1", to: YELLOW.cells });
    lay(lesson, YELLOW);
    expect(lesson.isStepDone).toBe(true);
  });

  test("lets the first tile slip, keeps what lies well, and takes off what doesn't", () => {
    const lesson = lessonAt(2);
    lay(lesson, RED);
    lay(lesson, { tile: "8", ...inTheBox("8") });
    lesson.goOn();
    expect(lesson.step).toBe("rest");
    expect(lesson.board).toEqual([SLIPPED, RED]);
  });

  test("asks for the rest, then for what is hidden", () => {
    const lesson = lessonAt(3);
    expect(lesson.isStepDone).toBe(false);
    lay(lesson, RED);
    lay(lesson, SKY);
    expect([lesson.isStepDone, lesson.isDone]).toEqual([true, false]);
    lesson.goOn();
    expect([lesson.step, lesson.isStepDone]).toEqual(["mend", false]);
    expect(lesson.gesture).toEqual({ kind: "drag", tile: "1", to: YELLOW.cells });
    lay(lesson, YELLOW);
    expect([lesson.isDone, lesson.isStepDone]).toEqual([true, true]);
  });

  test("has nothing to mend for whoever did so before", () => {
    const lesson = lessonAt(3);
    SOLUTION.forEach((placement) => lay(lesson, placement));
    lesson.goOn();
    expect(lesson.step).toBeNull();
  });

  test("isn't solved by the right cells with the wrong holes", () => {
    const lesson = lessonAt(4);
    [YELLOW, SKY, UNTURNED].forEach((placement) => lay(lesson, placement));
    expect(lesson.isDone).toBe(false);
    expect(lesson.gesture).toEqual({ kind: "off", tile: "4" });
  });

  test("shows how: turn, flip, and away with what is in the way", () => {
    const lesson = lessonAt(3);
    expect(lesson.gesture).toEqual({ kind: "tap", tile: "4" });
    lay(lesson, RED);
    expect(lesson.gesture).toEqual({ kind: "double-tap", tile: "8" });
    lesson.hand.select("8");
    lesson.hand.reshape("flip");
    expect(lesson.gesture).toEqual({ kind: "drag", tile: "8", to: SKY.cells });
    lesson.lay(
      "1",
      [1, 2, 3].map((row) => [row, 1] as const),
      [
        [1, 1],
        [3, 1],
      ],
    );
    expect(lesson.gesture).toEqual({ kind: "off", tile: "1" });
  });
});
