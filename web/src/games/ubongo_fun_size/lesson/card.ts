/** The first card in the box, side A, and one way to fill it: a tile as it lies, one turned, one flipped. */
import { type Area, cellsOf } from "../../../board/cells";
import type { LessonPlan } from "../../../ubongo/learn/lesson.svelte";
import { TILES } from "../pieces/tiles";
import type { Placement } from "../../../board/placement";

export const AREA: Area = [".####", "#####", ".####"];
export const RED = placed("N5", ["", "##", ".###"]);
export const LIME = placed("L4", ["...##", "....#", "....#"]);
export const TEAL = placed("S4", [".##", "..##"]);
export const SOLUTION: readonly Placement[] = [RED, LIME, TEAL];

export const PLAN: LessonPlan = {
  set: TILES,
  steps: ["lay", "turn", "flip", "back", "fill"],
  area: AREA,
  tiles: ["L4", "S4", "N5", "P5"], // one is left over, as in the game
  laid: RED,
  turned: LIME,
  flipped: TEAL,
};

export function placed(tile: string, picture: Area): Placement {
  return { tile, cells: cellsOf(picture) };
}
