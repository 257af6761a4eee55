/** A card of the box with its six rows, and the only way to fill it with the last: a tile as it lies, one turned, one
 * flipped. */
import { type Area, cellsOf } from "../../../board/cells";
import type { Placement } from "../../../board/placement";
import type { LessonPlan } from "../../../ubongo/learn/lesson.svelte";
import type { SymbolName } from "../pieces/symbols";
import { TILES } from "../pieces/tiles";

export const AREA: Area = ["####", "###.", "####", ".#.."]; // the eighth in the box, the side with three tiles
export const ROWS: readonly (readonly string[])[] = [
  ["V3", "T4", "L5"],
  ["I2", "Y5", "P5"],
  ["V3", "I4", "P5"],
  ["I3", "L4", "P5"],
  ["V3", "T4", "Y5"],
  ["V3", "S4", "L5"],
];
export const ROLLED: SymbolName = "mask";

export const MAGENTA = placed("L5", ["####", "#..."]);
export const TEAL = placed("V3", ["", "", "##", ".#"]);
export const BLUE = placed("S4", ["", ".##", "..##"]);
export const SOLUTION: readonly Placement[] = [MAGENTA, TEAL, BLUE];

export const PLAN: LessonPlan = {
  set: TILES,
  steps: ["lay", "turn", "flip", "fill"],
  area: AREA,
  tiles: ["V3", "S4", "L5"],
  laid: MAGENTA,
  turned: TEAL,
  flipped: BLUE,
};

export function placed(tile: string, picture: Area): Placement {
  return { tile, cells: cellsOf(picture) };
}
