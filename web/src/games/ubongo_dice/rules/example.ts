/** An area that is filled with three rolls, for pictures and for the tutorial. */
import { type Area, cellsOf } from "../../../board/cells";
import type { Drawn } from "../../../protocol/ubongo_dice";
import type { Colour } from "../pieces/shapes";

export const AREA: Area = ["####", "####", "####", ".###"];

export const BLACK_P = drawn("black", "P5", 1, ["##", "##", "#."]);
export const WHITE_L = drawn("white", "L4", 1, ["..##", "...#", "...#"]);
export const WHITE_TWO = drawn("white", "I2", 2, ["", "", "", "..##"]);
export const BLACK_S = drawn("black", "S4", 3, ["", "..#", ".##", ".#"]);

/** After the first roll, the second and the last one. */
export const BEGUN: readonly Drawn[] = [BLACK_P, WHITE_L];
export const FURTHER: readonly Drawn[] = [...BEGUN, WHITE_TWO];
export const FULL: readonly Drawn[] = [...FURTHER, BLACK_S];

/** What isn't allowed: over the edge of the area, and over something that is drawn there. */
export const OUTSIDE: readonly Drawn[] = [BLACK_P, drawn("white", "I3", 1, ["", "", "", "###"])];
export const OVERLAPPING: readonly Drawn[] = [BLACK_P, drawn("white", "O4", 1, [".##", ".##"])];

function drawn(colour: Colour, face: string, roll: number, picture: Area): Drawn {
  return { colour, face, roll, cells: cellsOf(picture).map(([row, column]) => [row, column]) };
}
