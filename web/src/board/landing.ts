/** What letting go of a piece would mean. Pure: no pointer, no page. */
import { type Area, type Cell, cellsOf, keyOf, sizeOf } from "./cells";
import { type Misfit, misfit } from "./fits";
import { type Form, formKey, movedForm } from "./form";
import { inside } from "./inside";
import type { Placement } from "./placement";

/** Where the piece's box begins, in cells of the card; with fractions while it floats. */
export interface Spot {
  row: number;
  column: number;
}
export type Landing =
  | ({ kind: "fits" } & Form)
  | ({ kind: "misfits"; misfit: Misfit } & Form)
  /** over nothing that could be filled */
  | { kind: "away" };

const PULL = 0.62; // of a cell: so far a place that fits draws the piece away from a nearer one that doesn't

export function landing(area: Area, board: readonly Placement[], tile: string, form: Form, spot: Spot): Landing {
  const [nearest, ...others] = placesAround(spot).map(({ row, column, distance }) => {
    const there = movedForm(form, row, column);
    return { there, distance, wrong: misfit(area, board, tile, there.cells) };
  });
  if (!nearest) return { kind: "away" };
  const fitting = [nearest, ...others.filter(({ distance }) => distance <= PULL)].find(({ wrong }) => !wrong);
  if (fitting) return { kind: "fits", ...fitting.there };
  const { there, wrong } = nearest;
  return wrong && touches(area, there.cells) ? { kind: "misfits", ...there, misfit: wrong } : { kind: "away" };
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
  const there = inside(area);
  return cells.some((cell) => there.has(keyOf(cell)));
}

export function sameLanding(one: Landing, other: Landing): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf(landing: Landing): string {
  return landing.kind === "away" ? "away" : `${landing.kind} ${formKey(landing)}`;
}

/** As near to the spot as it can be with the whole piece on the card. */
export function onCard(area: Area, { cells }: Form, spot: Spot): Spot {
  const card = sizeOf(cellsOf(area));
  const piece = sizeOf(cells);
  return {
    row: between(0, Math.round(spot.row), card.rows - piece.rows),
    column: between(0, Math.round(spot.column), card.columns - piece.columns),
  };
}

/** In the middle of the card. */
export function middleOf(area: Area, { cells }: Form): Spot {
  const card = sizeOf(cellsOf(area));
  const piece = sizeOf(cells);
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
