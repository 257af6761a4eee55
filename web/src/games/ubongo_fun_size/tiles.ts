/** The eight tiles as they lie in the box: their shape, colour and order. */
import { type Cell, cellsOf } from "../../board/cells";
import { FUN_SIZE } from "../../protocol/tiles";

export type TileName = keyof typeof FUN_SIZE;
export const TILES = Object.keys(FUN_SIZE) as TileName[];

export function shapeOf(tile: string): Cell[] {
  return cellsOf(FUN_SIZE[tile as TileName].picture);
}

export function colourOf(tile: string): string {
  return FUN_SIZE[tile as TileName].colour;
}
