/** What letting go of a piece would mean. Pure: no pointer, no page. */
import { type Area, type Cell, cellsOf, keyOf, moved, sizeOf } from "./cells";
import { type Misfit, misfit } from "./fits";
import type { Placement } from "./placement";

/** Where the piece's box begins, in cells of the card; with fractions while it floats. */
export interface Spot {
  row: number;
  column: number;
}
export type Landing =
  | { kind: "fits"; cells: Cell[] }
  | { kind: "misfits"; cells: Cell[]; misfit: Misfit }
  /** over nothing that could be filled */
  | { kind: "away" };

const PULL = 0.62; // of a cell: so far a place that fits draws the piece away from a nearer one that doesn't

export function landing(
  area: Area,
  board: readonly Placement[],
  tile: string,
  form: readonly Cell[],
  spot: Spot,
): Landing {
  const places = placesAround(spot).map((place) => ({
    ...place,
    cells: moved(form, place.row, place.column),
  }));
  const fitting = places.find(
    (place, index) => (index === 0 || place.distance <= PULL) && !misfit(area, board, tile, place.cells),
  );
  if (fitting) return { kind: "fits", cells: fitting.cells };
  const nearest = places[0]?.cells ?? [];
  const wrong = misfit(area, board, tile, nearest);
  return wrong && touches(area, nearest) ? { kind: "misfits", cells: nearest, misfit: wrong } : { kind: "away" };
}

/** The up to four whole places about a spot, the nearest first. */
function placesAround({ row, column }: Spot): (Spot & { distance: number })[] {
  const rows = [...new Set([Math.floor(row), Math.ceil(row)])];
  const columns = [...new Set([Math.floor(column), Math.ceil(column)])];
  return rows
    .flatMap((r) => columns.map((c) => ({ row: r, column: c, distance: Math.hypot(r - row, c - column) })))
    .sort((one, other) => one.distance - other.distance);
}

function touches(area: Area, cells: readonly Cell[]): boolean {
  const inside = new Set(cellsOf(area).map(keyOf));
  return cells.some((cell) => inside.has(keyOf(cell)));
}

export function sameLanding(one: Landing, other: Landing): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf(landing: Landing): string {
  return landing.kind === "away" ? "away" : `${landing.kind} ${landing.cells.map(keyOf).join(" ")}`;
}

/** As near to the spot as it can be with the whole piece on the card. */
export function onCard(area: Area, form: readonly Cell[], spot: Spot): Spot {
  const card = sizeOf(cellsOf(area));
  const piece = sizeOf(form);
  return {
    row: between(0, Math.round(spot.row), card.rows - piece.rows),
    column: between(0, Math.round(spot.column), card.columns - piece.columns),
  };
}

/** In the middle of the card. */
export function middleOf(area: Area, form: readonly Cell[]): Spot {
  const card = sizeOf(cellsOf(area));
  const piece = sizeOf(form);
  return { row: (card.rows - piece.rows) / 2, column: (card.columns - piece.columns) / 2 };
}

export function spotOf(cells: readonly Cell[]): Spot {
  return {
    row: Math.min(...cells.map(([row]) => row)),
    column: Math.min(...cells.map(([, column]) => column)),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
