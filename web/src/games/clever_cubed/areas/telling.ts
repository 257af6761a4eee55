/** An area as a table in words, for those who hear the sheet. */
import { SHEET, type Spot, SPOTS } from "../../../protocol/clever_cubed_sheet";
import { t } from "../../../words/words.svelte";
import {
  BLUE_FIELDS,
  type Box,
  BROWN_FIELDS,
  COLUMNS,
  type Mark,
  PINK_FIELDS,
  type Side,
  SIDES,
  TURQUOISE_ROWS,
  YELLOW_ROWS,
} from "../marks/boxes";
import { bonusInWords, type BonusStates } from "../pieces/bonuses";
import type { Area } from "../pieces/colours";

export interface Row {
  head: string;
  cells: readonly string[];
}

interface Told {
  marks: ReadonlyMap<Box, Mark>;
  bonuses: BonusStates;
}

export function areaInWords(area: Area, told: Told): readonly Row[] {
  return ROWS_OF[area](told);
}

const ROWS_OF: Record<Area, (told: Told) => readonly Row[]> = {
  yellow: (told) =>
    YELLOW_ROWS.flatMap((row) => [
      {
        head: t("clever-cubed-sheet-row", { row }),
        cells: COLUMNS.map((column) => {
          const isGrey = (SHEET.yellow.grey[row - 1] as readonly number[] | undefined)?.includes(column);
          return printed(told, `yellow-${row}-${column}`, column, isGrey ? "grey" : "plain");
        }),
      },
      ...(row === YELLOW_ROWS.length
        ? []
        : [
            {
              head: t("clever-cubed-sheet-between", { above: row, below: row + 1 }),
              cells: COLUMNS.map((column) => bonusAt(told, `yellow-${row}-${column}`)),
            },
          ]),
    ]),
  turquoise: (told) => [
    {
      head: t("clever-cubed-sheet-columns"),
      cells: COLUMNS.map((column) => bonusAt(told, `turquoise-column-${column}`)),
    },
    ...TURQUOISE_ROWS.map((row) => ({
      head: joined(t("clever-cubed-sheet-row", { row }), bonusAt(told, `turquoise-row-${row}`)),
      cells: COLUMNS.map((column) => {
        const isBacked = column <= (SHEET.turquoise.backed[row - 1] ?? 0);
        return printed(told, `turquoise-${row}-${column}`, column, isBacked ? "plain" : "off");
      }),
    })),
  ],
  blue: (told) =>
    SIDES.map((side) => ({
      head: t("clever-cubed-sheet-side", { side }),
      cells: BLUE_FIELDS.map((field) => blueField(told, side, field)),
    })),
  brown: (told) => [
    {
      head: t("clever-cubed-sheet-fields"),
      cells: BROWN_FIELDS.map((field) => printed(told, `brown-${field}`, SHEET.brown.numbers[field - 1] ?? 0, "plain")),
    },
    {
      head: t("clever-cubed-sheet-gaps"),
      cells: BROWN_FIELDS.slice(0, -1).map((field) => bonusAt(told, `brown-${field}`)),
    },
  ],
  pink: (told) => [
    {
      head: t("clever-cubed-sheet-fields"),
      cells: PINK_FIELDS.map((field) => pinkField(told, field)),
    },
  ],
};

function blueField(told: Told, side: Side, field: number): string {
  const points = t("clever-cubed-sheet-points", { points: SHEET.blue.points[field] ?? 0 });
  return joined(written(told, `blue-${side}-${field}`), points, bonusAt(told, `blue-${side}-${field}`));
}

function pinkField(told: Told, field: number): string {
  const multiplier = SHEET.pink.multipliers[field - 1];
  return joined(written(told, `pink-${field}`), multiplier ? `×${multiplier}` : "", bonusAt(told, `pink-${field}`));
}

function printed({ marks }: Told, box: Box, number: number, kind: "plain" | "grey" | "off"): string {
  const mark = marks.get(box)?.kind ?? "open";
  return t("clever-cubed-sheet-box", { number, mark: mark === "open" ? kind : mark });
}

function written({ marks }: Told, box: Box): string {
  const mark = marks.get(box);
  return mark?.kind === "written" ? String(mark.number) : t("clever-cubed-sheet-empty");
}

/** The bonus of a spot and what became of it; nothing where none is printed. */
function bonusAt({ bonuses }: Told, spot: string): string {
  if (!isSpot(spot)) return "";
  return t("clever-cubed-sheet-bonus", { bonus: bonusInWords(SPOTS[spot]), state: bonuses[spot] ?? "open" });
}

function isSpot(spot: string): spot is Spot {
  return spot in SPOTS;
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(", ");
}
