/** The boxes of an area in little, as columns and rows of a grid. */
import { SHEET } from "../../../protocol/clever_cubed_sheet";
import {
  BLUE_FIELDS,
  type Box,
  BROWN_FIELDS,
  COLUMNS,
  PINK_FIELDS,
  SIDES,
  TURQUOISE_ROWS,
  YELLOW_ROWS,
} from "../marks/boxes";
import type { Area } from "../pieces/colours";

export interface LittleBox {
  box: Box;
  column: number;
  row: number;
  /** off the tab */
  isOff?: boolean;
}

const PER_ROW = COLUMNS.length;

/** Six columns, as on a phone. */
export const IN_SIXES: Readonly<Record<Area, readonly LittleBox[]>> = {
  yellow: YELLOW_ROWS.flatMap((row) =>
    COLUMNS.map((column) => ({ box: `yellow-${row}-${column}` as const, column: column - 1, row: row - 1 })),
  ),
  turquoise: TURQUOISE_ROWS.flatMap((row) =>
    COLUMNS.map((column) => ({
      box: `turquoise-${row}-${column}` as const,
      column: column - 1,
      row: row - 1,
      isOff: column > (SHEET.turquoise.backed[row - 1] ?? 0),
    })),
  ),
  blue: SIDES.flatMap((side, row) =>
    BLUE_FIELDS.map((field) => ({ box: `blue-${side}-${field}` as const, column: field - 1, row })),
  ),
  brown: BROWN_FIELDS.map((field) => ({ box: `brown-${field}` as const, ...inTwoRows(field) })),
  pink: PINK_FIELDS.map((field) => ({ box: `pink-${field}` as const, ...inTwoRows(field) })),
};

/** Blue in one row, the 7 between its sides: column 6 is the 7. */
export const BLUE_ROW: readonly LittleBox[] = SIDES.flatMap((side) =>
  BLUE_FIELDS.map((field) => ({
    box: `blue-${side}-${field}` as const,
    column: PER_ROW + (side === "left" ? -field : field),
    row: 0,
  })),
);

function inTwoRows(field: number): { column: number; row: number } {
  return { column: (field - 1) % PER_ROW, row: field > PER_ROW ? 1 : 0 };
}
