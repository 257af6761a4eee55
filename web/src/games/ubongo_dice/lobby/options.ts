/** What is agreed on before a match of Ubongo dice, as the lobby handles it; the server has the last word. */
import type { Person } from "../../../match/people";
import type { Options } from "../../../protocol/ubongo_dice";
import { seatInWords } from "../../../ubongo/lobby/options";
import { t } from "../../../words/words.svelte";

export const GRAB_LIMITS: readonly (number | null)[] = [10, 30, 60, 120, null]; // seconds
export const DRAW_LIMITS: readonly (number | null)[] = [30, 60, 120, 300, null];

/** With fewer seats, somebody who is gone doesn't roll first. */
export function forSeats(options: Options, seats: number): Options {
  const isThere = options.roller !== null && options.roller < seats;
  return isThere ? options : { ...options, roller: null };
}

/** The usual limits, and the one that was agreed on elsewhere. */
export function limitsWith(usual: readonly (number | null)[], agreed: number | null): (number | null)[] {
  const all = usual.includes(agreed) ? usual : [...usual, agreed];
  return [...all].sort((one, other) => (one ?? Infinity) - (other ?? Infinity));
}

export function limitInWords(seconds: number | null): string {
  return seconds === null ? t("dice-lobby-no-limit") : t("lobby-seconds", { count: seconds });
}

export function areasInWords(areas: Options["areas"]): string {
  return areas === null ? t("dice-lobby-areas-usual") : t("dice-lobby-areas-count", { count: areas });
}

export function scoringInWords(byHeads: boolean): string {
  return byHeads ? t("dice-lobby-by-heads") : t("dice-lobby-by-groups");
}

export function grabInWords(inTurn: boolean): string {
  return inTurn ? t("dice-lobby-in-turn") : t("dice-lobby-live");
}

export function sheetInWords(sheet: string | null): string {
  return sheet ?? t("dice-sheet-box");
}

/** Everything that can be chosen, and what was. */
export function inWords(options: Options, people: readonly (Person | null)[]): (readonly [string, string])[] {
  const { roller } = options;
  return [
    [t("dice-sheet"), areasInWords(options.areas)],
    [t("dice-lobby-grab"), grabInWords(options.turn_order)],
    [t("dice-lobby-scoring"), scoringInWords(options.by_heads)],
    [t("dice-lobby-roller"), roller === null ? t("dice-lobby-chance") : seatInWords(people, roller)],
    [t("dice-lobby-grab-limit"), limitInWords(options.grab_limit)],
    [t("dice-lobby-draw-limit"), limitInWords(options.draw_limit)],
    [t("dice-sheet-choice"), sheetInWords(options.sheet)],
  ];
}
