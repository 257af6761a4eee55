import { describe, expect, test } from "vitest";
import { cellsOf, flipped, normalised, turned } from "../src/board/cells";
import { misfit } from "../src/board/fits";
import { AREA, LIME, PLAN, RED, SOLUTION, TEAL } from "../src/games/ubongo_fun_size/lesson/card";
import { Lesson } from "../src/ubongo/learn/lesson.svelte";
import { TILES } from "../src/games/ubongo_fun_size/pieces/tiles";
import { GAP, OUTSIDE, OVERLAPPING } from "../src/games/ubongo_fun_size/rules/example";

describe("the card of the tutorial", () => {
  test("is filled by its three tiles", () => {
    for (const { tile, cells } of SOLUTION) expect(misfit(AREA, SOLUTION, tile, cells)).toBeNull();
    expect(SOLUTION.flatMap(({ cells }) => cells)).toHaveLength(cellsOf(AREA).length);
  });

  test("needs one tile as it is, one turned, one flipped", () => {
    expect(normalised(RED.cells)).toEqual(TILES.shapeOf("N5"));
    expect(normalised(LIME.cells)).toEqual(turned(TILES.shapeOf("L4")));
    expect(normalised(TEAL.cells)).toEqual(flipped(TILES.shapeOf("S4")));
  });

  test("shows in the rules what is wrong", () => {
    const last = (board: typeof GAP) => board.at(-1) ?? RED;
    expect(misfit(AREA, OVERLAPPING, last(OVERLAPPING).tile, last(OVERLAPPING).cells)?.reason).toBe("tile.overlaps");
    expect(misfit(AREA, OUTSIDE, last(OUTSIDE).tile, last(OUTSIDE).cells)?.reason).toBe("tile.outside");
    expect(misfit(AREA, GAP, last(GAP).tile, last(GAP).cells)).toBeNull();
  });
});

function lessonAt(step: number): Lesson {
  const lesson = new Lesson(PLAN);
  while (lesson.index < step) lesson.goOn();
  return lesson;
}

describe("the tutorial", () => {
  test("goes on when a tile is laid", () => {
    const lesson = lessonAt(0);
    expect(lesson.isStepDone).toBe(false);
    lesson.lay(RED.tile, RED.cells);
    expect(lesson.isStepDone).toBe(true);
  });

  test("asks for a turn and for a flip, and takes no other for it", () => {
    const lesson = lessonAt(1);
    lesson.hand.reshape("flip");
    expect(lesson.isStepDone).toBe(false);
    lesson.hand.reshape("turn");
    expect(lesson.isStepDone).toBe(true);
    lesson.goOn();
    expect([lesson.step, lesson.isStepDone]).toEqual(["flip", false]);
    lesson.hand.reshape("flip");
    expect(lesson.isStepDone).toBe(true);
  });

  test("lays a tile itself where there is none to take back", () => {
    const lesson = lessonAt(3);
    expect(lesson.board).toEqual([RED]);
    lesson.take(RED.tile);
    expect(lesson.isStepDone).toBe(true);
  });

  test("shows the way to the solution: away with what is wrong, turn, lay", () => {
    const lesson = lessonAt(4);
    lesson.take(RED.tile);
    lesson.lay("P5", [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 1],
      [1, 2],
    ]);
    expect(lesson.gesture).toEqual({ kind: "off", tile: "P5" });
    lesson.take("P5");
    expect(lesson.gesture).toEqual({ kind: "drag", tile: "N5", to: RED.cells });
    lesson.lay(RED.tile, RED.cells);
    expect(lesson.gesture).toEqual({ kind: "tap", tile: "L4" });
    lesson.lay(LIME.tile, LIME.cells);
    lesson.lay(TEAL.tile, TEAL.cells);
    expect([lesson.isDone, lesson.isStepDone]).toEqual([true, true]);
    lesson.goOn();
    expect([lesson.step, lesson.gesture]).toEqual([null, null]);
  });
});
