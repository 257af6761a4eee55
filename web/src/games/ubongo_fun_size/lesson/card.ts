/** The first card in the box, side A, and one way to fill it: a tile as it lies, one turned, one flipped. */
import { type Area, cellsOf } from "../../../board/cells";
import type { LessonPlan } from "../../../ubongo/learn/lesson.svelte";
import { TILES } from "../tiles";
import type { Lying } from "../../../board/fits";

export const AREA: Area = [".####", "#####", ".####"];
export const RED = lying("N5", ["", "##", ".###"]);
export const LIME = lying("L4", ["...##", "....#", "....#"]);
export const TEAL = lying("S4", [".##", "..##"]);
export const SOLUTION: readonly Lying[] = [RED, LIME, TEAL];

export const PLAN: LessonPlan = {
  set: TILES,
  area: AREA,
  tiles: ["L4", "S4", "N5", "P5"], // one is left over, as in the game
  laid: RED,
  turned: LIME,
  flipped: TEAL,
};

export function lying(tile: string, picture: Area): Lying {
  return { tile, cells: cellsOf(picture) };
}
