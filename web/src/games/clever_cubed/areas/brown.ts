/** Brown: twelve fields in a row, on a phone two rows of six; it breaks where no bonus is. */
import { SHEET } from "../../../protocol/clever_cubed_sheet";
import { BROWN_FIELDS } from "../marks/boxes";
import { type BonusPlace, grown, headBeside, PHONE_HEAD, PHONE_WIDTH, type Plan } from "./plan";

interface Measures {
  box: { width: number; height: number };
  corner(field: number): { x: number; y: number };
  pitch: number;
  tab: { over: number; height: number };
  bonus: { below: number; size: number };
}

function planned({ box, corner, pitch, tab, bonus }: Measures) {
  const boxes = BROWN_FIELDS.map((field) => ({
    box: `brown-${field}` as const,
    ...corner(field),
    ...box,
    print: SHEET.brown.numbers[field - 1] ?? 0,
    seed: field + 69,
  }));
  const gaps = BROWN_FIELDS.flatMap((field) =>
    SHEET.brown.bonuses[field - 1] ? [{ spot: `brown-${field}` as BonusPlace["spot"], ...corner(field) }] : [],
  );
  const between = pitch - box.width;
  return {
    area: "brown" as const,
    boxes,
    touches: boxes.map((place) => ({ ...grown(place, between / 2, 4), pick: place.box })),
    tabs: gaps.map(({ spot, x, y }) => ({
      spot,
      x: x + box.width - tab.over,
      y: y + box.height - 10,
      width: between + 2 * tab.over,
      height: tab.height,
      radius: 10,
    })),
    bonuses: gaps.map(({ spot, x, y }) => ({
      spot,
      x: x + box.width + between / 2,
      y: y + box.height + bonus.below,
      size: bonus.size,
    })),
    figure: 20,
  };
}

export const BROWN: Plan = {
  ...planned({
    box: { width: 42, height: 38 },
    corner: (field) => ({ x: 62 + (field - 1) * 52.2, y: 9 }),
    pitch: 52.2,
    tab: { over: 14, height: 37 },
    bonus: { below: 14, size: 21 },
  }),
  width: 692,
  height: 104,
  head: headBeside(104),
  scale: { x: 58, y: 79, width: 626, height: 19 },
};

export const PHONE_BROWN: Plan = {
  ...planned({
    box: { width: 44, height: 40 },
    corner: (field) => ({ x: 13 + ((field - 1) % 6) * 54.8, y: field > 6 ? 112 : 40 }),
    pitch: 54.8,
    tab: { over: 15, height: 36 },
    bonus: { below: 13, size: 20 },
  }),
  width: PHONE_WIDTH,
  height: 218,
  head: PHONE_HEAD,
  scale: { x: 6, y: 188, width: 332.8, height: 19, isShort: true },
};
