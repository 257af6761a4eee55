/** What is taken off a time for the way of the message, in words. */
import { number, t } from "../../words/words.svelte";

export const LEAST_CREDIT = 20; // ms; less is no news

/** A hand, or a solution, as it counts and as it came. */
interface Timed {
  at: number;
  arrived: number;
}

/** Null where it is no news. */
export function creditInWords({ at, arrived }: Timed, name: string): string | null {
  const credit = arrived - at;
  return credit < LEAST_CREDIT ? null : t("race-credit", { name, seconds: number(credit / 1000, 2) });
}
