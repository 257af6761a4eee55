/** Moves in words: short on a button, whole in a sentence. */
import type { Command } from "../../../protocol/clever_cubed";
import { SPOTS } from "../../../protocol/clever_cubed_sheet";
import { dotted, listed, t } from "../../../words/words.svelte";
import { ROMAN } from "../areas/yellow";
import { dieInWords } from "../dice/dice";
import { markInWords } from "../log/marks";
import { bonusInWords, type PrintedBonus } from "../pieces/bonuses";
import { COLOUR_OF } from "../pieces/colours";
import { areasOf, boxesIn, filling } from "./candidates";
import type { Choice } from "./choice.svelte";
import { faceOf, isMarking, type Mark, type Marking, numberOf, type Option, optionFor } from "./options";

/** "III · 1", "3, 3", "7": what a mark is, as short as can be; `written` is the number in pink. */
export function shortly(mark: Mark, written: number | null = null): string {
  switch (mark.type) {
    case "yellow":
      return `${ROMAN[mark.row - 1]}\u00a0·\u00a0${mark.column}`;
    case "turquoise":
      return mark.rows.map(() => mark.column).join(", ");
    case "pink":
      return written === null ? t("clever-cubed-play-way", { way: mark.way, number: mark.number }) : String(written);
    default:
      return String(numberOf(mark));
  }
}

/** "Cross III · 1", "Write 7": on the button that confirms. */
export function moveInWords({ command: { mark }, writes }: Option): string {
  const isWritten = mark.type === "blue" || mark.type === "pink";
  return t(isWritten ? "clever-cubed-play-write" : "clever-cubed-play-cross", { what: shortly(mark, writes) });
}

export function bonusesOf({ wins }: Option): readonly PrintedBonus[] {
  return wins.map((spot) => SPOTS[spot]);
}

/** Any command, as a hint names it: "turquoise 3 as 5: cross at 5 in turquoise, row II", "white 1 · Yellow: Cross I · 1". */
export function commandInWords(choice: Choice, command: Command): string {
  if (!isMarking(command)) return t("clever-cubed-play-command", { type: command.type });
  return `${sourceInWords(choice, command)}: ${placeInWords(choice, command)}`;
}

/** With the side, the rows, the field or the way, where the number alone doesn't say which. */
function placeInWords(choice: Choice, command: Marking): string {
  if (isManifold(command.mark)) return markInWords(command.mark, undefined);
  const option = optionFor(choice.options, command);
  if (!option) return shortly(command.mark);
  return command.mark.type === "pink" ? dotted([moveInWords(option), shortly(command.mark)]) : moveInWords(option);
}

/** Whether it takes a sentence to say where, which then names the area, too. */
function isManifold({ type }: Mark): boolean {
  return type === "blue" || type === "turquoise" || type === "brown";
}

/** The die or the "?", with the area where it may go to any and the place doesn't name it. */
function sourceInWords({ view }: Choice, command: Marking): string {
  const area = isManifold(command.mark) ? null : t("clever-cubed-sheet-area", { area: command.mark.type });
  if (command.type === "bonus") {
    const bonus = bonusInWords(command.bonus);
    return area && command.bonus === "?k" ? `${bonus} · ${area}` : bonus;
  }
  const name = dieInWords({ colour: COLOUR_OF[command.die], face: faceOf(view.dice, command.die) ?? 0 });
  const die = command.joker ? t("clever-cubed-play-as", { die: name, number: command.joker.number }) : name;
  return area && command.die === "w" ? `${die} · ${area}` : die;
}

/** What would come of a move: points, bonuses, what is skipped. */
export function effectInWords(option: Option): string {
  const wins = bonusesOf(option).map(bonusInWords);
  return dotted([
    t("clever-cubed-play-adds", { points: option.points }),
    ...(wins.length > 0 ? [t("clever-cubed-play-wins", { bonuses: listed(wins) })] : []),
    ...(option.loses.length > 0 ? [t("clever-cubed-play-skips", { count: option.loses.length })] : []),
  ]);
}

/** The one sentence: what is chosen, and what follows from it. */
export function consequence(choice: Choice): { subject: string; text: string } | null {
  const subject = subjectOf(choice);
  if (subject === null) return null;
  const { final, fitting, pencilled } = choice;
  const text = final
    ? t("clever-cubed-play-would", { move: moveInWords(final), effect: effectInWords(final) })
    : couldInWords(filling(fitting, pencilled));
  return { subject, text: [text, dropsInWords(choice)].filter(Boolean).join(" ") };
}

export function subjectOf({ lookedDie, chosen: { bonus, joker } }: Choice): string | null {
  if (bonus !== null) return bonusInWords(bonus);
  if (lookedDie?.face == null) return null;
  const name = dieInWords({ colour: COLOUR_OF[lookedDie.die], face: lookedDie.face });
  return joker === null ? name : t("clever-cubed-play-as", { die: name, number: joker.number });
}

/** What a die or a "?" can do, before a box is picked. */
function couldInWords(options: readonly Option[]): string {
  const [first] = options;
  if (!first) return t("clever-cubed-play-choose-joker");
  const areas = areasOf(options);
  if (areas.size > 1) return t("clever-cubed-play-could-areas", { count: areas.size });
  const count = boxesIn(options).size;
  const most = Math.max(...options.map(({ boxes }) => boxes.length));
  const numbers = [...new Set(options.map(({ writes }) => writes))].filter((writes) => writes !== null);
  if (most > 1) return t("clever-cubed-play-could-several", { number: first.number, most });
  if (numbers.length > 0 && numbers.length < 3)
    return t("clever-cubed-play-could-write", { numbers: numbers.join(" / "), count });
  return t("clever-cubed-play-could-cross", { count });
}

function dropsInWords({ stage, lookedDie, view }: Choice): string {
  const drops = stage === "use" ? (lookedDie?.drops ?? []) : [];
  const names = view.dice
    .filter(({ die }) => drops.includes(die))
    .map(({ die, face }) => dieInWords({ colour: COLOUR_OF[die], face: face ?? 0 }));
  return names.length > 0 ? t("clever-cubed-play-drops", { dice: listed(names) }) : "";
}
