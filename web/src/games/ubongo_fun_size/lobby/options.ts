/** What is agreed on before a match of Fun-Size, as the lobby handles it; the server has the last word. */
import type { Person } from "../../../match/people";
import type { Options } from "../../../protocol/ubongo_fun_size";
import { deckInWords, limitInWords, seatInWords } from "../../../ubongo/lobby/options";
import { t } from "../../../words/words.svelte";

export const COUNTDOWNS = [10, 20, 30, 60] as const; // seconds

/** With fewer seats, nobody on a seat that is gone has a handicap. */
export function forSeats(options: Options, seats: number): Options {
  return { ...options, without_yellow: options.without_yellow.filter((seat) => seat < seats) };
}

export function withYellowSwitched(options: Options, seat: number): Options {
  const others = options.without_yellow.filter((other) => other !== seat);
  const isWithout = others.length < options.without_yellow.length;
  return { ...options, without_yellow: isWithout ? others : [...others, seat].sort() };
}

/** Everything that can be chosen, and what was. */
export function inWords(options: Options, people: readonly (Person | null)[]): (readonly [string, string])[] {
  const { side, countdown, without_yellow } = options;
  const without = without_yellow.map((seat) => seatInWords(people, seat)).join(", ");
  return [
    [t("fun-size-side"), side === "A" ? t("fun-size-side-a") : t("fun-size-side-b")],
    [
      t("lobby-countdown"),
      countdown === null ? t("fun-size-countdown-usual-seconds", { side }) : t("lobby-seconds", { count: countdown }),
    ],
    limitInWords(options),
    [t("fun-size-pause"), options.waits ? t("fun-size-pause-waits") : t("fun-size-pause-usual")],
    deckInWords(options),
    [t("fun-size-yellow"), without || t("fun-size-yellow-nobody")],
  ];
}
