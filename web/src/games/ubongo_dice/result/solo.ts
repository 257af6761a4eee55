/** A match alone in figures. */
import type { Records, Result } from "../../../protocol/messages";
import type { View } from "../../../protocol/ubongo_dice";
import { number, t } from "../../../words/words.svelte";

/** The result of this match is in these records, or would not change them: fewer rolls are better. */
export function areComplete({ personal_best: best }: Records, view: View): boolean {
  return best !== null && best.value <= view.rolls;
}

export function parOf({ pars }: Pick<View, "pars">): number {
  return pars.reduce((sum, par) => sum + par, 0);
}

export function valueInWords({ value }: Pick<Result, "value">): string {
  return t("dice-rolls-count", { count: value });
}

/** How far from par: "2.3 under par" */
export function againstPar(rolls: number, par: number): string {
  const difference = Math.round((rolls - par) * 10) / 10;
  if (difference === 0) return t("dice-at-par");
  const by = number(Math.abs(difference), 1);
  return difference < 0 ? t("dice-under-par", { by }) : t("dice-over-par", { by });
}
