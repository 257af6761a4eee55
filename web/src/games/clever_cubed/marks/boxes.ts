/** The boxes of a sheet by name, and what is drawn in each. Names are those that spots of bonuses use, too. */
import type { Sheet } from "../../../protocol/clever_cubed";
import { SHEET } from "../../../protocol/clever_cubed_sheet";

export type Side = "left" | "right";
export type YellowBox = `yellow-${number}-${number}`;
export type TurquoiseBox = `turquoise-${number}-${number}`;
export type BlueBox = `blue-${Side}-${number}`;
export type BrownBox = `brown-${number}`;
export type PinkBox = `pink-${number}`;

/** A box as it is drawn: row and column, side and field, or field; all counted from 1, in blue from the 7. */
export type Box = YellowBox | TurquoiseBox | BlueBox | BrownBox | PinkBox;

/** A box as it is picked: in pink there are two ways to fill it. */
export type BoxId = YellowBox | TurquoiseBox | BlueBox | BrownBox | `${PinkBox}-${"half" | "times"}`;

/** What a box has in it. A field of brown that was skipped is lost. */
export type Mark =
  { kind: "open" } | { kind: "crossed" } | { kind: "lost" } | { kind: "written"; number: number; isHalved?: boolean };

export const COLUMNS = [1, 2, 3, 4, 5, 6] as const;
export const YELLOW_ROWS = counted(SHEET.yellow.grey.length);
export const TURQUOISE_ROWS = counted(SHEET.turquoise.backed.length);
export const SIDES: readonly Side[] = ["left", "right"];
export const BLUE_FIELDS = counted(SHEET.blue.left_bonuses.length);
export const BROWN_FIELDS = counted(SHEET.brown.numbers.length);
export const PINK_FIELDS = counted(SHEET.pink.multipliers.length);

const OPEN: Mark = { kind: "open" };
const CROSSED: Mark = { kind: "crossed" };
const LOST: Mark = { kind: "lost" };

/** What is in every box of a sheet. */
export function marksOn(sheet: Sheet): ReadonlyMap<Box, Mark> {
  return new Map<Box, Mark>([
    ...inYellow(sheet),
    ...inTurquoise(sheet),
    ...inBlue(sheet),
    ...inBrown(sheet),
    ...inPink(sheet),
  ]);
}

function inYellow({ yellow }: Sheet): [Box, Mark][] {
  return YELLOW_ROWS.flatMap((row) =>
    COLUMNS.map((column): [Box, Mark] => [`yellow-${row}-${column}`, crossedIf(yellow[row - 1], column)]),
  );
}

function inTurquoise({ turquoise }: Sheet): [Box, Mark][] {
  return TURQUOISE_ROWS.flatMap((row) =>
    COLUMNS.map((column): [Box, Mark] => [`turquoise-${row}-${column}`, crossedIf(turquoise[row - 1], column)]),
  );
}

function inBlue(sheet: Sheet): [Box, Mark][] {
  return SIDES.flatMap((side) =>
    BLUE_FIELDS.map((field): [Box, Mark] => [`blue-${side}-${field}`, writtenIf(numbersOn(sheet, side)[field - 1])]),
  );
}

function inBrown({ brown }: Sheet): [Box, Mark][] {
  const isSkipped = (field: number) => !hasBit(brown, field) && brown >> field > 0;
  return BROWN_FIELDS.map((field) => [`brown-${field}`, isSkipped(field) ? LOST : crossedIf(brown, field)]);
}

function inPink({ pink, pink_halved: halved }: Sheet): [Box, Mark][] {
  return PINK_FIELDS.map((field) => [`pink-${field}`, writtenIf(pink[field - 1], hasBit(halved, field))]);
}

export function numbersOn(sheet: Sheet, side: Side): readonly number[] {
  return side === "left" ? sheet.blue_left : sheet.blue_right;
}

/** How many crosses the bits of a row stand for. */
export function crossesIn(bits: number): number {
  return BROWN_FIELDS.filter((place) => hasBit(bits, place)).length;
}

/** A bit per place, the first one lowest. */
export function hasBit(bits: number | undefined, place: number): boolean {
  return (((bits ?? 0) >> (place - 1)) & 1) === 1;
}

function counted(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index + 1);
}

function crossedIf(bits: number | undefined, place: number): Mark {
  return hasBit(bits, place) ? CROSSED : OPEN;
}

function writtenIf(number: number | undefined, isHalved = false): Mark {
  return number === undefined ? OPEN : { kind: "written", number, isHalved };
}
