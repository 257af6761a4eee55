/** Pink: twelve fields, on a phone two rows of six. The multiplier stands above a field, half and its bonus below. */
import { SHEET } from "../../../protocol/clever_cubed_sheet";
import { PINK_FIELDS } from "../marks/boxes";
import { type BonusPlace, headBeside, PHONE_HEAD, PHONE_WIDTH, type Plan, type Rect } from "./plan";

interface Measures {
  box: { width: number; height: number };
  corner(field: number): { x: number; y: number };
  pitch: number;
  tab: { above: number; height: number };
  bonus: { below: number; size: number };
  /** what takes a tap above the box, and below */
  reach: { above: number; below: number };
}

export interface PinkPlan extends Plan {
  fields: readonly (Rect & { field: number })[];
  multiplier: { above: number; size: number; pill: { width: number; height: number; size: number } };
  half: { size: number; below: number };
}

function planned({ box, corner, pitch, tab, bonus, reach }: Measures) {
  const fields = PINK_FIELDS.map((field) => ({ field, ...corner(field), ...box }));
  const winning = fields.filter(({ field }) => SHEET.pink.bonuses[field - 1] !== null);
  return {
    area: "pink" as const,
    fields,
    boxes: fields.map(({ field, ...rect }) => ({ ...rect, box: `pink-${field}` as const, seed: field + 2 })),
    touches: fields.flatMap((place) => {
      const cell = { x: place.x - (pitch - box.width) / 2, width: pitch };
      const [top, middle, bottom] = [
        place.y - reach.above,
        place.y + box.height / 2,
        place.y + box.height + reach.below,
      ];
      const half = `pink-${place.field}-half` as const;
      if (!SHEET.pink.multipliers[place.field - 1]) return [{ ...cell, y: top, height: bottom - top, pick: half }];
      return [
        { ...cell, y: top, height: middle - top, pick: `pink-${place.field}-times` as const },
        { ...cell, y: middle, height: bottom - middle, pick: half },
      ];
    }),
    tabs: winning.map(({ x, y }) => ({
      x: x - 0.5,
      y: y + box.height - tab.above,
      width: box.width + 1,
      height: tab.height,
      radius: tab.above,
    })),
    bonuses: winning.map(({ field, x, y }) => ({
      spot: `pink-${field}` as BonusPlace["spot"],
      x: x + box.width / 2 + 9,
      y: y + box.height + bonus.below,
      size: bonus.size,
    })),
  };
}

export const PINK: PinkPlan = {
  ...planned({
    box: { width: 42, height: 40 },
    corner: (field) => ({ x: 62 + (field - 1) * 52.2, y: 28 }),
    pitch: 52.2,
    tab: { above: 10, height: 42 },
    bonus: { below: 19, size: 21 },
    reach: { above: 26, below: 36 },
  }),
  width: 692,
  height: 107,
  head: headBeside(107),
  figure: 19,
  multiplier: { above: 12, size: 16, pill: { width: 32, height: 19, size: 15 } },
  half: { size: 14.5, below: 19 },
};

export const PHONE_PINK: PinkPlan = {
  ...planned({
    box: { width: 44, height: 38 },
    corner: (field) => ({ x: 13 + ((field - 1) % 6) * 54.8, y: field > 6 ? 148 : 56 }),
    pitch: 54.8,
    tab: { above: 9, height: 36 },
    bonus: { below: 13.5, size: 18.5 },
    reach: { above: 22, below: 30 },
  }),
  width: PHONE_WIDTH,
  height: 232,
  head: PHONE_HEAD,
  figure: 18,
  multiplier: { above: 11, size: 15, pill: { width: 30, height: 18, size: 14 } },
  half: { size: 13.5, below: 14 },
};
