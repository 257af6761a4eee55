/** Blue: six fields on either side of a 7, on a phone one side above the other. */
import { SHEET } from "../../../protocol/clever_cubed_sheet";
import { BLUE_FIELDS, type Side, SIDES } from "../marks/boxes";
import { type BonusPlace, grown, headBeside, PHONE_HEAD, PHONE_WIDTH, type Plan, type Rect } from "./plan";

interface Measures {
  box: { width: number; height: number };
  /** upper left corner of a field */
  corner(side: Side, field: number): { x: number; y: number };
  pitch: number;
  tab: { width: number; above: number; height: number };
  bonus: { below: number; size: number };
}

export interface BluePlan extends Plan {
  fields: readonly (Rect & { side: Side; field: number })[];
  /** points above a field; the outermost filled one has them in a pill */
  points: { above: number; size: number; pill: { width: number; height: number; size: number; hasEdge: boolean } };
  middle: Rect & { isUpright: boolean };
  /** "≤4 ≥10 +4": where it begins, and whether +4 stands beside it or below */
  extremes: { x: number; y: number; size: number; isStacked: boolean };
}

const BONUSES = { left: SHEET.blue.left_bonuses, right: SHEET.blue.right_bonuses };

function planned({ box, corner, pitch, tab, bonus }: Measures) {
  const fields = SIDES.flatMap((side) => BLUE_FIELDS.map((field) => ({ side, field, ...corner(side, field), ...box })));
  const winning = fields.filter(({ side, field }) => BONUSES[side][field - 1] !== null);
  return {
    area: "blue" as const,
    fields,
    boxes: fields.map(({ side, field, ...rect }) => ({ ...rect, box: `blue-${side}-${field}` as const, seed: field })),
    touches: fields.map(({ side, field, ...rect }) => ({
      ...grown(rect, (pitch - box.width) / 2, 4),
      pick: `blue-${side}-${field}` as const,
    })),
    tabs: winning.map(({ x, y }) => ({
      x: x + (box.width - tab.width) / 2,
      y: y + box.height - tab.above,
      width: tab.width,
      height: tab.height,
      radius: tab.above,
    })),
    bonuses: winning.map(({ side, field, x, y }) => ({
      spot: `blue-${side}-${field}` as BonusPlace["spot"],
      x: x + box.width / 2,
      y: y + box.height + bonus.below,
      size: bonus.size,
    })),
    figure: 19,
  };
}

export const BLUE: BluePlan = {
  ...planned({
    box: { width: 42, height: 40 },
    corner: (side, field) => ({ x: 62 + (6 + (side === "left" ? -field : field)) * 48.2, y: 28 }),
    pitch: 48.2,
    tab: { width: 31, above: 10, height: 40 },
    bonus: { below: 17, size: 21 },
  }),
  width: 692,
  height: 102,
  head: headBeside(102),
  points: { above: 12, size: 14, pill: { width: 30, height: 17, size: 13.5, hasEdge: false } },
  middle: { x: 62 + 6 * 48.2 - 1, y: 21, width: 44, height: 54, isUpright: false },
  extremes: { x: 62 + 6 * 48.2 + 21, y: 88, size: 14, isStacked: false },
};

export const PHONE_BLUE: BluePlan = {
  ...planned({
    box: { width: 42, height: 40 },
    corner: (side, field) => ({ x: 60 + (field - 1) * 47.2, y: side === "left" ? 54 : 142 }),
    pitch: 47.2,
    tab: { width: 30, above: 9, height: 37 },
    bonus: { below: 14, size: 19.5 },
  }),
  width: PHONE_WIDTH,
  height: 212,
  head: PHONE_HEAD,
  points: { above: 9.5, size: 13.5, pill: { width: 28, height: 16, size: 13, hasEdge: true } },
  middle: { x: 8, y: 54, width: 40, height: 128, isUpright: true },
  extremes: { x: 60 + 3 * 47.2 + 21, y: 103.4, size: 12, isStacked: true },
};
