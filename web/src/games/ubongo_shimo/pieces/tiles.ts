/** The ten tiles as they lie in the box, and what is printed on a card. The name of a tile is its number. */
import { formIn } from "../../../board/form";
import { peepPrint } from "../../../board/peep";
import { SHIMO } from "../../../protocol/tiles";
import type { TileSet } from "../../../ubongo/match/kit";

type TileName = keyof typeof SHIMO;

const pictured = (tile: string) => SHIMO[tile as TileName];

export const TILES: TileSet = {
  names: Object.keys(SHIMO),
  shapeOf: (tile) => [...formIn(pictured(tile).picture).cells],
  holesOf: (tile) => [...(formIn(pictured(tile).picture).holes ?? [])],
  colourOf: (tile) => pictured(tile).colour,
  numberOf: (tile) => tile,
  printOf: ({ area }) => peepPrint(area),
};
