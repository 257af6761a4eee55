/** From what was tapped to what is meant: the offers that still agree with it. */
import type { Joker } from "../../../protocol/clever_cubed";
import type { BoxId } from "../marks/boxes";
import type { PrintedBonus } from "../pieces/bonuses";
import type { Area, DieName } from "../pieces/colours";
import type { Option } from "./options";

/** What was tapped so far. */
export interface Chosen {
  die: DieName | null;
  joker: Joker | null;
  /** one of the "?" that wait */
  bonus: PrintedBonus | null;
  area: Area | null;
  number: number | null;
  boxes: readonly BoxId[];
}

export const NOTHING_CHOSEN: Chosen = { die: null, joker: null, bonus: null, area: null, number: null, boxes: [] };

/** Offers of a die as it is taken, or of a "?". */
export function offered(options: readonly Option[], { die, joker, bonus }: Chosen): readonly Option[] {
  return options.filter(({ command, ...option }) =>
    command.type === "bonus" ? command.bonus === bonus : option.die === die && isSameJoker(option.joker, joker),
  );
}

/** Those that count as a number. Of the numbers that are the same by half, pink has only the lowest. */
export function ofNumber(options: readonly Option[], number: number): readonly Option[] {
  const halved = Math.max(
    ...options
      .filter(isHalfOfBonus)
      .map((option) => option.number)
      .filter((half) => half <= number),
  );
  return options.filter((option) => option.number === (isHalfOfBonus(option) ? halved : number));
}

/** Those that fill all of these boxes, and perhaps more. */
export function filling(options: readonly Option[], boxes: readonly BoxId[]): readonly Option[] {
  return options.filter((option) => boxes.every((box) => option.boxes.includes(box)));
}

/** Those that fill these boxes and no others. */
export function exactly(options: readonly Option[], boxes: readonly BoxId[]): readonly Option[] {
  return filling(options, boxes).filter((option) => option.boxes.length === boxes.length);
}

/** The boxes after a tap: one more where that is possible, one less, or another one. */
export function afterTap(options: readonly Option[], boxes: readonly BoxId[], box: BoxId): readonly BoxId[] {
  if (boxes.includes(box)) return boxes.filter((other) => other !== box);
  const more = [...boxes, box];
  return filling(options, more).length > 0 ? more : [box];
}

export function isSameJoker(one: Joker | null, other: Joker | null): boolean {
  return one?.field === other?.field && one?.number === other?.number;
}

export function areasOf(options: readonly Option[]): ReadonlySet<Area> {
  return new Set(options.map(({ area }) => area));
}

export function boxesIn(options: readonly Option[]): ReadonlySet<BoxId> {
  return new Set(options.flatMap(({ boxes }) => boxes));
}

function isHalfOfBonus({ command: { type, mark } }: Option): boolean {
  return type === "bonus" && mark.type === "pink" && mark.way === "half";
}
