/** A piece as it is turned: its cells, and those with a peep-hole. The holes always go where the cells go. */
import { type Area, type Cell, cellsOf, inReadingOrder, keyOf, moved, same } from "./cells";

export interface Form {
  readonly cells: readonly Cell[];
  /** those of the cells with a hole in the middle; absent where a piece has none */
  readonly holes?: readonly Cell[] | undefined;
}

/** From a picture: "#" is a cell, "o" a cell with a hole. */
export function formIn(picture: Area): Form {
  return formed(cellsOf(picture, "#o"), cellsOf(picture, "o"));
}

export function formed(cells: readonly Cell[], holes: readonly Cell[] = []): Form {
  return holes.length > 0 ? { cells, holes } : { cells };
}

export function movedForm({ cells, holes }: Form, rows: number, columns: number): Form {
  return formed(moved(cells, rows, columns), moved(holes ?? [], rows, columns));
}

/** Moved to the top left corner, in reading order. */
export function normalisedForm({ cells, holes }: Form): Form {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  const brought = (part: readonly Cell[]) => moved(part, -top, -left).sort(inReadingOrder);
  return formed(brought(cells), brought(holes ?? []));
}

/** Cells alone don't tell: a square with two holes lies on the same cells whichever way it is turned. */
export function sameForm(one: Form, other: Form): boolean {
  return same(one.cells, other.cells) && same(one.holes ?? [], other.holes ?? []);
}

export function formKey({ cells, holes }: Form): string {
  return `${cells.map(keyOf).join(" ")} | ${holes?.map(keyOf).join(" ") ?? ""}`;
}
