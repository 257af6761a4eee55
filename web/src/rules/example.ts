/** The first card in the box, side A: one way to fill it, and how not to. */
import { type Area, cellsOf } from "../board/cells";
import type { Lying } from "../board/fits";

export const AREA: Area = [".####", "#####", ".####"];

const RED = lying("N5", ["", "##", ".###"]);
const LIME = lying("L4", ["...##", "....#", "....#"]);
const TEAL = lying("S4", [".##", "..##"]);

export const SOLVED: readonly Lying[] = [RED, LIME, TEAL];
export const OVERLAPPING: readonly Lying[] = [RED, lying("L4", ["", ".###", ".#"])];
export const OUTSIDE: readonly Lying[] = [RED, lying("L4", ["....#", "....#", "....##"])];
export const GAP: readonly Lying[] = [RED, LIME];

function lying(tile: string, picture: Area): Lying {
  return { tile, cells: cellsOf(picture) };
}
