/** Turquoise: five rows of six. The backed boxes are one tab, with a bonus left of each row and on top of each column. */
import { SHEET } from "../../../protocol/clever_cubed_sheet";
import { COLUMNS, TURQUOISE_ROWS } from "../marks/boxes";
import { type BonusPlace, grown, headAcross, PHONE_HEAD, PHONE_WIDTH, type Plan, type Rect } from "./plan";

interface Measures {
  size: { width: number; height: number };
  box: { width: number; height: number };
  pitch: { x: number; y: number };
  from: { x: number; y: number };
  /** left and upper edge of the tab */
  tab: { x: number; y: number };
  columnBonus: { y: number; size: number };
  rowBonus: { x: number; size: number };
  figure: number;
  points: { x: number; size: number };
}

export interface TurquoisePlan extends Plan {
  rows: readonly { row: number; middle: number }[];
  points: { x: number; size: number };
}

const { backed, row_bonuses: ROW_BONUSES, column_bonuses: COLUMN_BONUSES } = SHEET.turquoise;

function isBacked(row: number, column: number): boolean {
  return column <= (backed[row - 1] ?? 0);
}

function planned({ size, box, pitch, from, tab, columnBonus, rowBonus, figure, points }: Measures) {
  const left = (column: number) => from.x + (column - 1) * pitch.x;
  const top = (row: number) => from.y + (row - 1) * pitch.y;
  const boxes = TURQUOISE_ROWS.flatMap((row) =>
    COLUMNS.map((column) => ({
      box: `turquoise-${row}-${column}` as const,
      x: left(column),
      y: top(row),
      ...box,
      print: column,
      isHollow: !isBacked(row, column),
      seed: row * 9 + column + 40,
    })),
  );
  const rowTab = (row: number): Rect => {
    const x = ROW_BONUSES[row - 1] ? tab.x : from.x - 4;
    return { x, y: top(row) - 2.5, width: left(backed[row - 1] ?? 1) + box.width + 4 - x, height: pitch.y + 2 };
  };
  const columnTab = (column: number): Rect => {
    const deep = TURQUOISE_ROWS.filter((row) => isBacked(row, column)).length;
    return { x: left(column) - 4, y: tab.y, width: box.width + 8, height: top(deep + 1) - 1 - tab.y };
  };
  const bonuses: BonusPlace[] = [
    ...ROW_BONUSES.flatMap((bonus, index) =>
      bonus
        ? [
            {
              spot: `turquoise-row-${(index + 1) as 1 | 2 | 3 | 4}` as const,
              y: top(index + 1) + box.height / 2,
              ...rowBonus,
            },
          ]
        : [],
    ),
    ...COLUMN_BONUSES.map((_, index) => ({
      spot: `turquoise-column-${(index + 1) as 1 | 2 | 3 | 4 | 5 | 6}` as const,
      x: left(index + 1) + box.width / 2,
      ...columnBonus,
    })),
  ];
  return {
    area: "turquoise" as const,
    ...size,
    figure,
    boxes,
    touches: boxes.map((place) => ({
      ...grown(place, (pitch.x - box.width) / 2, (pitch.y - box.height) / 2),
      pick: place.box,
    })),
    tabs: [...TURQUOISE_ROWS.map(rowTab), ...COLUMNS.map(columnTab)].map((rect) => ({ ...rect, radius: 9 })),
    bonuses,
    rows: TURQUOISE_ROWS.map((row) => ({ row, middle: top(row) + box.height / 2 + 0.6 })),
    points,
  };
}

export const TURQUOISE: TurquoisePlan = {
  ...planned({
    size: { width: 350, height: 266 },
    box: { width: 38, height: 30 },
    pitch: { x: 43.4, y: 33 },
    from: { x: 50, y: 74 },
    tab: { x: 10, y: 38 },
    columnBonus: { y: 55, size: 21 },
    rowBonus: { x: 27, size: 21 },
    figure: 17,
    points: { x: 336, size: 16 },
  }),
  head: headAcross(350),
  scale: { x: 18, y: 239, width: 326, height: 20 },
};

export const PHONE_TURQUOISE: TurquoisePlan = {
  ...planned({
    size: { width: PHONE_WIDTH, height: 251 },
    box: { width: 41, height: 33.5 },
    pitch: { x: 45.4, y: 36.4 },
    from: { x: 42, y: 66 },
    tab: { x: 6, y: 35 },
    columnBonus: { y: 50, size: 20 },
    rowBonus: { x: 22, size: 21 },
    figure: 19,
    points: { x: PHONE_WIDTH - 13, size: 15 },
  }),
  head: PHONE_HEAD,
};
