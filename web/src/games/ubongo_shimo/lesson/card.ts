/** A card of level 1, its only solution (a tile as it lies, one turned, one flipped), and how it may go wrong. */
import type { Area } from "../../../board/cells";
import { formIn } from "../../../board/form";
import { peepPrint } from "../../../board/peep";
import type { Placement } from "../../../board/placement";
import type { LessonPlan } from "../../../ubongo/learn/lesson.svelte";
import { TILES } from "../pieces/tiles";

export const FIELDS: Area = ["o#o#", "##o#", "###o", "#oo#"]; // the 23rd in the box
export const PRINT = peepPrint(FIELDS);

export const YELLOW = placed("1", ["o#o"]);
export const RED = placed("4", ["", "", "..#o", "..o#"]);
export const SKY = placed("8", ["", ".#o", "##", ".o"]);
export const SOLUTION: readonly Placement[] = [YELLOW, RED, SKY];
/** One field too far to the right: its solid middle hides a white field. */
export const SLIPPED = placed("1", [".o#o"]);

export const PLAN: LessonPlan = {
  ...PRINT,
  set: TILES,
  steps: ["lay", "turn", "flip", "rest", "mend"],
  tiles: ["1", "4", "8"],
  laid: YELLOW,
  turned: RED,
  flipped: SKY,
  slipped: SLIPPED,
};

export function placed(tile: string, picture: Area): Placement {
  return { tile, ...formIn(picture) };
}
