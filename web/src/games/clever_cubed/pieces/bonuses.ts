/** Bonuses as they are printed, what becomes of them, and what they are called. */
import type { PrintedBonus, Spot } from "../../../protocol/clever_cubed_sheet";
import { t } from "../../../words/words.svelte";
import { COLOUR_OF, type Colour, isDieName } from "./colours";

export type { PrintedBonus, Spot };

/** open: can be won. struck: given up for more points. lost: can't be won any more. */
export type BonusState = "open" | "won" | "struck" | "lost";
export type BonusStates = Readonly<Partial<Record<Spot, BonusState>>>;

export const BONUSES: readonly PrintedBonus[] = ["R", "?y", "J", "?t", "+1", "?b", "F", "?n", "?k", "?p"];

/** The colour of a "?" in a colour; null for all others. */
export function colourAsked(bonus: PrintedBonus): Colour | null {
  const die = bonus.startsWith("?") ? bonus.slice(1) : undefined;
  return isDieName(die) ? COLOUR_OF[die] : null;
}

export function bonusInWords(bonus: PrintedBonus): string {
  const name = bonus === "+1" ? "extra" : bonus.replace("?", "ask-");
  return t("clever-cubed-bonus", { bonus: name });
}
