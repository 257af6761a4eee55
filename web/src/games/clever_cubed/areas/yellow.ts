/** Yellow: three rows of six, bonuses between the rows. */
import { SHEET } from "../../../protocol/clever_cubed_sheet";
import { COLUMNS, YELLOW_ROWS } from "../marks/boxes";
import { grown, headAcross, PHONE_HEAD, PHONE_WIDTH, type Plan, type Rect } from "./plan";

interface Measures {
  size: { width: number; height: number };
  box: { width: number; height: number };
  pitch: number;
  gap: number;
  from: { x: number; y: number };
  sign: Rect & { size: number };
  bonus: number;
  figure: number;
  points: number;
}

export interface YellowPlan extends Plan {
  /** the number of the die field beside a row, and what the row has come to */
  rows: readonly { row: number; sign: Rect; middle: number }[];
  sign: number;
  points: { x: number; size: number };
}

export const ROMAN = ["I", "II", "III"] as const;

function planned({ size, box, pitch, gap, from, sign, bonus, figure, points }: Measures) {
  const left = (column: number) => from.x + (column - 1) * pitch;
  const top = (row: number) => from.y + (row - 1) * (box.height + gap);
  const boxes = YELLOW_ROWS.flatMap((row) =>
    COLUMNS.map((column) => ({
      box: `yellow-${row}-${column}` as const,
      x: left(column),
      y: top(row),
      ...box,
      print: column,
      isGrey: (SHEET.yellow.grey[row - 1] as readonly number[] | undefined)?.includes(column) ?? false,
      seed: row * 7 + column,
    })),
  );
  const gaps = SHEET.yellow.bonuses.flatMap((_, index) =>
    COLUMNS.map((column) => ({ row: index + 1, column, x: left(column) + box.width / 2, y: top(index + 2) - gap })),
  );
  return {
    area: "yellow" as const,
    ...size,
    figure,
    boxes,
    touches: boxes.map((place) => ({ ...grown(place, (pitch - box.width) / 2, 4), pick: place.box })),
    tabs: gaps.map(({ x, y }) => ({ x: x - 15.5, y: y - 8, width: 31, height: gap + 16, radius: 8 })),
    bonuses: gaps.map(({ row, column, x, y }) => ({
      spot: `yellow-${row as 1 | 2}-${column}` as const,
      x,
      y: y + gap / 2 + 0.5,
      size: bonus,
    })),
    rows: YELLOW_ROWS.map((row) => ({
      row,
      sign: { ...sign, y: top(row) + sign.y },
      middle: top(row) + box.height / 2 + 0.6,
    })),
    sign: sign.size,
    points: { x: size.width - 13, size: points },
  };
}

export const YELLOW: YellowPlan = {
  ...planned({
    size: { width: 334, height: 266 },
    box: { width: 38, height: 40 },
    pitch: 43.4,
    gap: 30,
    from: { x: 46, y: 40 },
    sign: { x: 9, y: 4, width: 29, height: 32, size: 15 },
    bonus: 22,
    figure: 19,
    points: 16,
  }),
  head: headAcross(334),
  scale: { x: 12, y: 238, width: 310, height: 20 },
};

export const PHONE_YELLOW: YellowPlan = {
  ...planned({
    size: { width: PHONE_WIDTH, height: 214 },
    box: { width: 41, height: 39 },
    pitch: 45.4,
    gap: 27,
    from: { x: 44, y: 38 },
    sign: { x: 8, y: 4, width: 28, height: 31, size: 14.5 },
    bonus: 20.5,
    figure: 19.5,
    points: 15,
  }),
  head: PHONE_HEAD,
};
