/** Keys to choose with: the numbers of a "?" or of a joker, the areas for white and for a "?" in any colour. */
import type { Joker, View } from "../../../protocol/clever_cubed";
import type { Area, DieName } from "../pieces/colours";
import type { NumberKey } from "../choose/NumberKeys.svelte";
import { addedToBlue, type Option } from "./options";

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** Boxes of yellow, turquoise and brown say their number themselves. */
export function bonusKeys(options: readonly Option[], area: Area | null, view: View): readonly NumberKey[] {
  if (area !== "blue" && area !== "pink") return [];
  const open = new Set(options.filter((option) => option.area === area).map(({ number }) => number));
  const white = addedToBlue(view);
  if (area === "pink") return NUMBERS.map((number) => ({ number, isOpen: open.size > 0 }));
  if (white === 0) return [...open].toSorted((one, other) => one - other).map((number) => ({ number, isOpen: true }));
  return NUMBERS.map((number) => ({ number, sum: number + white, isOpen: open.has(number) }));
}

export function jokerKeys(options: readonly Option[], die: DieName | null): readonly NumberKey[] {
  return NUMBERS.map((number) => ({ number, isOpen: jokerFor(options, die, number) !== null }));
}

/** The joker that is spent for a number: one that shows it, else a free one. */
export function jokerFor(options: readonly Option[], die: DieName | null, number: number): Joker | null {
  const jokers = options.flatMap(({ joker, ...option }) =>
    (die === null || option.die === die) && joker?.number === number ? [joker] : [],
  );
  return jokers.find(({ field }) => field !== "?") ?? jokers[0] ?? null;
}
