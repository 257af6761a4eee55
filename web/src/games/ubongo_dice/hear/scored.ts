/** What a roll came to, as sentences. */
import { listed, t } from "../../../words/words.svelte";
import type { Scored } from "./aftermath.svelte";

export interface Naming {
  readonly you: number | null;
  readonly isSolo: boolean;
  readonly nameOf: (seat: number) => string;
}

export function scoredInWords(table: Naming, { area, filled, points, consoled }: Scored): string[] {
  if (table.isSolo) return filled.length > 0 ? [t("dice-play-scored-alone", { area: area + 1 })] : [];
  return [
    ...(filled.length > 0 ? [t("dice-play-scored", { names: names(table, filled), area: area + 1, points })] : []),
    ...(consoled.length > 0 ? [t("dice-play-consoled", { names: names(table, consoled) })] : []),
  ];
}

function names({ you, nameOf }: Naming, seats: readonly number[]): string {
  const others = seats.filter((seat) => seat !== you).map(nameOf);
  return listed(others.length < seats.length ? [...others, t("dice-play-you")] : others);
}
