/** The twelve tiles as they lie in the box. */
import { cellsOf } from "../../../board/cells";
import { CLASSIC } from "../../../protocol/tiles";
import type { TileSet } from "../../../ubongo/match/kit";

type TileName = keyof typeof CLASSIC;

export const TILES: TileSet = {
  names: Object.keys(CLASSIC),
  shapeOf: (tile) => cellsOf(CLASSIC[tile as TileName].picture),
  colourOf: (tile) => CLASSIC[tile as TileName].colour,
};
