/** What comes next in the areas that are filled in order. */
import type { Sheet } from "../../../protocol/clever_cubed";
import { SHEET } from "../../../protocol/clever_cubed_sheet";
import { BLUE_FIELDS, BROWN_FIELDS, hasBit, numbersOn, type Side } from "../marks/boxes";
import type { PrintedBonus } from "../pieces/bonuses";

const TWO_DICE = { least: 2, most: 12 };

/** The number that goes on outwards; null where the side is full, or where only a 7 can begin anew. */
export function nextInBlue(sheet: Sheet, side: Side): number | null {
  const numbers = numbersOn(sheet, side);
  const next = (numbers.at(-1) ?? SHEET.blue.middle) + (side === "left" ? -1 : 1);
  const isThere = numbers.length < BLUE_FIELDS.length && next >= TWO_DICE.least && next <= TWO_DICE.most;
  return isThere ? next : null;
}

/** The values of the fields right of the last cross. */
export function nextInBrown(sheet: Sheet): readonly number[] {
  const last = BROWN_FIELDS.findLast((field) => hasBit(sheet.brown, field)) ?? 0;
  return SHEET.brown.numbers.slice(last);
}

/** The next field's multiplier, 0 where it is halved only, and its bonus; null where pink is full. */
export function nextInPink(sheet: Sheet): { multiplier: number; bonus: PrintedBonus | null } | null {
  const multiplier = SHEET.pink.multipliers[sheet.pink.length];
  return multiplier === undefined ? null : { multiplier, bonus: SHEET.pink.bonuses[sheet.pink.length] ?? null };
}
