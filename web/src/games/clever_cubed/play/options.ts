/** What the rules offer, command by command, with the boxes it fills and what would come of it. */
import type { Bonus, Command, DieView, Effect, Extra, Joker, Sheet, Use, View } from "../../../protocol/clever_cubed";
import { SHEET, type Spot } from "../../../protocol/clever_cubed_sheet";
import type { BoxId } from "../marks/boxes";
import { numbersOn } from "../marks/boxes";
import type { Area, DieName } from "../pieces/colours";

export type Marking = Use | Extra | Bonus;
export type Mark = Marking["mark"];

/** A command that marks the sheet. */
export interface Option {
  command: Marking;
  /** null for a "?" */
  die: DieName | null;
  joker: Joker | null;
  area: Area;
  boxes: readonly BoxId[];
  /** what the die or the "?" counts as: the number on a key that chooses it */
  number: number;
  wins: readonly Spot[];
  points: number;
  /** what is written, in blue and pink */
  writes: number | null;
  /** fields of brown that are skipped */
  loses: readonly number[];
}

export function optionsOf(view: View): readonly Option[] {
  const sheet = view.you === null ? undefined : view.seats[view.you]?.sheet;
  if (!sheet) return [];
  const effects = new Map((view.effects ?? []).map((effect) => [keyOf(effect.mark), effect]));
  const white = addedToBlue(view);
  return view.legal
    .filter(isMarking)
    .map((command) => optionOf(command, sheet, effects.get(keyOf(command.mark)), white));
}

function optionOf(command: Marking, sheet: Sheet, effect: Effect | undefined, white: number): Option {
  const { mark } = command;
  return {
    command,
    die: command.type === "bonus" ? null : command.die,
    joker: command.type === "bonus" ? null : (command.joker ?? null),
    area: mark.type,
    boxes: boxesOf(mark, sheet),
    number: numberOf(mark) - (mark.type === "blue" && command.type === "bonus" ? white : 0),
    wins: (effect?.wins ?? []) as readonly Spot[],
    points: effect?.points ?? 0,
    writes: mark.type === "blue" ? mark.number : (effect?.writes ?? null),
    loses: effect?.loses ?? [],
  };
}

export function isMarking(command: Command): command is Marking {
  return command.type === "use" || command.type === "extra" || command.type === "bonus";
}

/** The offer that a command is, word for word. */
export function optionFor(options: readonly Option[], command: Command): Option | null {
  const wanted = JSON.stringify(command);
  return options.find((option) => JSON.stringify(option.command) === wanted) ?? null;
}

/** The boxes that a mark fills; blue and pink go on where they end. */
export function boxesOf(mark: Mark, sheet: Sheet): readonly BoxId[] {
  switch (mark.type) {
    case "yellow":
      return [`yellow-${mark.row}-${mark.column}`];
    case "turquoise":
      return mark.rows.map((row) => `turquoise-${row}-${mark.column}` as const);
    case "blue":
      return [`blue-${mark.side}-${numbersOn(sheet, mark.side).length + 1}`];
    case "brown":
      return [`brown-${mark.field}`];
    case "pink":
      return [`pink-${sheet.pink.length + 1}-${mark.way}`];
  }
}

/** The number that a mark stands for; in blue the sum. */
export function numberOf(mark: Mark): number {
  switch (mark.type) {
    case "yellow":
    case "turquoise":
      return mark.column;
    case "brown":
      return SHEET.brown.numbers[mark.field - 1] ?? 0;
    default:
      return mark.number;
  }
}

/** What is added to the number of a blue "?": the white die, or nothing where every sum may be chosen. */
export function addedToBlue({ options, dice }: View): number {
  return options.blue_bonus === "free" ? 0 : (faceOf(dice, "w") ?? 0);
}

export function faceOf(dice: readonly DieView[], die: DieView["die"]): number | null {
  return dice.find((other) => other.die === die)?.face ?? null;
}

function keyOf(mark: Mark): string {
  return JSON.stringify(Object.values(mark));
}

export function areaOf(box: BoxId): Area {
  return box.slice(0, box.indexOf("-")) as Area;
}
