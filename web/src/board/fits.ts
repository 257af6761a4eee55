/** Does this piece fit here? The one rule the browser knows, held to Python's by tests/vectors/fits.json. */
import { type Area, type Cell, keyOf } from "./cells";
import { inside as insideOf } from "./inside";
import type { Placement } from "./placement";

export interface Misfit {
  reason: "tile.outside" | "tile.overlaps";
  /** the cells that are in the way or in the air */
  cells: Cell[];
  /** the tiles it would cover */
  tiles: string[];
}

/** What is wrong with these cells for this tile, or null. A tile that lies already is only moved. */
export function misfit(area: Area, board: readonly Placement[], tile: string, cells: readonly Cell[]): Misfit | null {
  const inside = insideOf(area);
  const outside = cells.filter((cell) => !inside.has(keyOf(cell)));
  if (outside.length > 0) return { reason: "tile.outside", cells: outside, tiles: [] };
  const wanted = new Set(cells.map(keyOf));
  const covered = board.filter((other) => other.tile !== tile && other.cells.some((cell) => wanted.has(keyOf(cell))));
  if (covered.length === 0) return null;
  const shared = covered.flatMap((other) => other.cells.filter((cell) => wanted.has(keyOf(cell))));
  return { reason: "tile.overlaps", cells: shared, tiles: covered.map((other) => other.tile) };
}
