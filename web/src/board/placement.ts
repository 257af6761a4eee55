/** A tile that lies, and a board with one more or less; the last one laid is at the end. */
import type { Cell } from "./cells";
import { type Form, formed } from "./form";

export interface Placement extends Form {
  /** which piece: its own id, not its shape's name, as two pieces may have one shape */
  readonly tile: string;
}

export function withTile(
  board: readonly Placement[],
  tile: string,
  cells: readonly Cell[],
  holes?: readonly Cell[],
): Placement[] {
  return [...withoutTile(board, tile), { tile, ...formed(cells, holes) }];
}

export function withoutTile(board: readonly Placement[], tile: string): Placement[] {
  return board.filter((placement) => placement.tile !== tile);
}

export function placementOf(board: readonly Placement[], tile: string): Placement | undefined {
  return board.find((placement) => placement.tile === tile);
}
