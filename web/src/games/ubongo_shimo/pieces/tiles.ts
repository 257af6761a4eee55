/** The ten tiles as they lie in the box, each with two peep-holes, and what is printed on a card. */
import { cellsOf } from "../../../board/cells";
import { peepPrint } from "../../../board/peep";
import { SHIMO } from "../../../protocol/tiles";
import type { TileSet } from "../../../ubongo/match/kit";

type TileName = keyof typeof SHIMO;

export const TILES: TileSet = {
  names: Object.keys(SHIMO),
  shapeOf: (tile) => cellsOf(SHIMO[tile as TileName].picture, "#o"),
  holesOf: (tile) => cellsOf(SHIMO[tile as TileName].picture, "o"),
  colourOf: (tile) => SHIMO[tile as TileName].colour,
  numberOf: (tile) => tile,
  printOf: ({ area }) => peepPrint(area),
};
