/** The eight tiles as they lie in the box: their shape, colour and order. */
import { cellsOf } from "../../../board/cells";
import { FUN_SIZE } from "../../../protocol/tiles";
import type { TileSet } from "../../../ubongo/match/kit";

type TileName = keyof typeof FUN_SIZE;

export const TILES: TileSet = {
  names: Object.keys(FUN_SIZE),
  shapeOf: (tile) => cellsOf(FUN_SIZE[tile as TileName].picture),
  colourOf: (tile) => FUN_SIZE[tile as TileName].colour,
};
