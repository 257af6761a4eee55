/** Cells of a grid, and what a hand does with a piece: turn, flip, put somewhere. No rule of any game. */

export type Cell = readonly [row: number, column: number];
export type Area = readonly string[]; // rows of "#" and "."

/** Where the picture has one of these marks. */
export function cellsOf(picture: Area, marks = "#"): Cell[] {
  return picture.flatMap((line, row) =>
    [...line].flatMap((mark, column): Cell[] => (marks.includes(mark) ? [[row, column]] : [])),
  );
}

export function sizeOf(cells: readonly Cell[]): { rows: number; columns: number } {
  return {
    rows: Math.max(0, ...cells.map(([row]) => row + 1)),
    columns: Math.max(0, ...cells.map(([, column]) => column + 1)),
  };
}

/** Moved to the top left corner, in reading order. */
export function normalised(cells: readonly Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return moved(cells, -top, -left).sort(inReadingOrder);
}

export function moved(cells: readonly Cell[], rows: number, columns: number): Cell[] {
  return cells.map(([row, column]): Cell => [row + rows, column + columns]);
}

/** A quarter turn clockwise, about the corner of the grid. */
export function quarterTurned([row, column]: Cell): Cell {
  return [column, -row];
}

/** Left and right exchanged, about the edge of the grid. */
export function mirrored([row, column]: Cell): Cell {
  return [row, -column];
}

export function turned(cells: readonly Cell[]): Cell[] {
  return normalised(cells.map(quarterTurned));
}

export function flipped(cells: readonly Cell[]): Cell[] {
  return normalised(cells.map(mirrored));
}

export function same(one: readonly Cell[], other: readonly Cell[]): boolean {
  if (one.length !== other.length) return false;
  if (one.every((cell, index) => isAt(cell, other[index]))) return true; // nearly always, if they are
  const keys = new Set(one.map(keyOf));
  return other.every((cell) => keys.has(keyOf(cell)));
}

function isAt([row, column]: Cell, there: Cell | undefined): boolean {
  return row === there?.[0] && column === there[1];
}

export function keyOf([row, column]: Cell): string {
  return `${row},${column}`;
}

export function inReadingOrder(one: Cell, other: Cell): number {
  return one[0] - other[0] || one[1] - other[1];
}
