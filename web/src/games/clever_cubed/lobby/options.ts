/** What is agreed on before a match of Clever Cubed, as the lobby handles it; the server has the last word. */
import type { Options } from "../../../protocol/clever_cubed";
import { t } from "../../../words/words.svelte";

/** The rules of the sheet: what makes scores comparable. */
export type SheetRules = Pick<Options, "pink_rounding" | "seven_after_seven" | "blue_bonus">;

export const ROUNDINGS = ["down", "up"] as const;
export const BLUE_BONUSES = ["white", "free"] as const;
const USUAL_SECONDS: readonly (number | null)[] = [null, 30, 60, 120, 180];

/** The usual clocks, none first, and the one that was agreed on elsewhere. */
export function clocksWith(agreed: number | null): (number | null)[] {
  const all = USUAL_SECONDS.includes(agreed) ? USUAL_SECONDS : [...USUAL_SECONDS, agreed];
  return all.toSorted((one, other) => (one ?? 0) - (other ?? 0));
}

export function clockInWords(seconds: number | null): string {
  return seconds === null ? t("clever-cubed-lobby-no-clock") : t("lobby-seconds", { count: seconds });
}

export function roundingInWords(rounding: Options["pink_rounding"]): string {
  return t("clever-cubed-lobby-rounding", { rounding });
}

export function blueBonusInWords(bonus: Options["blue_bonus"]): string {
  return t("clever-cubed-lobby-blue-bonus", { bonus });
}

function yesOrNo(is: boolean): string {
  return is ? t("common-yes") : t("common-no");
}

/** Everything that can be chosen, and what was. */
export function inWords(options: Options): (readonly [string, string])[] {
  return [
    [t("clever-cubed-lobby-pink"), roundingInWords(options.pink_rounding)],
    [t("clever-cubed-lobby-blue"), blueBonusInWords(options.blue_bonus)],
    [t("clever-cubed-lobby-sevens"), yesOrNo(options.seven_after_seven)],
    [t("clever-cubed-lobby-clock"), clockInWords(options.turn_seconds)],
    [t("clever-cubed-lobby-hints"), yesOrNo(options.hints)],
  ];
}
