/** A board with a tile more or less, the last one laid at the end. */
import type { Cell } from "./cells";
import type { Lying } from "./fits";

export function withTile(board: readonly Lying[], tile: string, cells: readonly Cell[]): Lying[] {
  return [...withoutTile(board, tile), { tile, cells }];
}

export function withoutTile(board: readonly Lying[], tile: string): Lying[] {
  return board.filter((lying) => lying.tile !== tile);
}

export function lyingCells(board: readonly Lying[], tile: string): readonly Cell[] | undefined {
  return board.find((lying) => lying.tile === tile)?.cells;
}
