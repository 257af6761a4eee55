/** What every race agrees on before a match, as the lobby handles it; the server has the last word. */
import type { Person } from "../../match/people";
import type { Options } from "../../protocol/ubongo_race";
import { t } from "../../words/words.svelte";

export const LIMITS = [120, 300, 600] as const; // seconds

/** The name of the cards in the box; those of the first edition have none. */
export const BOX = "box/2";

export function isBoxed(deck: string | null): boolean {
  return deck === null || deck === BOX;
}

/** The name of cards that nobody has seen. */
export function freshDeck(kind = ""): string {
  return kind + Math.random().toString(36).slice(2, 12);
}

export function limitInWords({ limit }: Pick<Options, "limit">): readonly [string, string] {
  return [t("lobby-limit"), t("lobby-minutes", { count: Math.round(limit / 6) / 10 })];
}

export function deckInWords({ deck }: Pick<Options, "deck">): readonly [string, string] {
  return [t("lobby-deck"), isBoxed(deck) ? t("lobby-deck-box") : t("lobby-deck-new")];
}

/** Who sits on a seat, or the seat itself while nobody does. */
export function seatInWords(people: readonly (Person | null)[], seat: number): string {
  return people[seat]?.name ?? t("lobby-seat", { number: seat + 1 });
}
