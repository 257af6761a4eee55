/** What is agreed on before a match of Ubongo, as the lobby handles it; the server has the last word. */
import type { Person } from "../../../match/people";
import type { Options } from "../../../protocol/ubongo_classic";
import { deckInWords, seatInWords } from "../../../ubongo/lobby/options";
import { t } from "../../../words/words.svelte";
import { sideInWords, type Tiles } from "../pieces/sides";

export const HOURGLASSES = [30, 60, 90, 120, 180] as const; // seconds

/** With fewer seats, those that are gone neither start nor have a side. */
export function forSeats(options: Options, seats: number): Options {
  const starter = options.starter !== null && options.starter < seats ? options.starter : null;
  return { ...options, starter, sides: options.sides.slice(0, seats) };
}

/** The side that a seat plays: its own, or the table's. */
export function sideOf({ tiles, sides }: Options, seat: number): Tiles {
  return sides[seat] ?? tiles;
}

/** What a seat has to say so that it plays this side: nothing where the table does so anyway. */
export function choiceFor({ tiles }: Options, chosen: Tiles): { tiles: Tiles | null } {
  return { tiles: chosen === tiles ? null : chosen };
}

export function hourglassInWords(seconds: number): string {
  return t("lobby-seconds", { count: seconds });
}

/** Everything that can be chosen, and what was; the sides of seats are seen beside their names. */
export function inWords(options: Options, people: readonly (Person | null)[]): (readonly [string, string])[] {
  const { starter } = options;
  return [
    [t("classic-lobby-side"), sideInWords(options.tiles)],
    [t("classic-lobby-hourglass"), hourglassInWords(options.hourglass)],
    [t("classic-lobby-starter"), starter === null ? t("classic-lobby-chance") : seatInWords(people, starter)],
    [t("classic-lobby-auto-take"), options.auto_take ? t("common-on") : t("common-off")],
    deckInWords(options),
  ];
}
