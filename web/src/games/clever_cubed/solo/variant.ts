/** The way to play Clever Cubed alone: six rounds for points, by one reading of the sheet or another. */
import type { Result } from "../../../protocol/messages";
import { SOLO_GRADES } from "../../../protocol/clever_cubed_sheet";
import { oneOf } from "../../../settings/device";
import { t } from "../../../words/words.svelte";
import { BLUE_BONUSES, ROUNDINGS, type SheetRules } from "../lobby/options";

export type Variant = SheetRules;

export function variantFrom(kept: unknown): Variant {
  const fields: Record<string, unknown> = typeof kept === "object" && kept !== null ? { ...kept } : {};
  return {
    pink_rounding: oneOf(ROUNDINGS, fields["pink_rounding"]) ?? "down",
    seven_after_seven: fields["seven_after_seven"] !== false,
    blue_bonus: oneOf(BLUE_BONUSES, fields["blue_bonus"]) ?? "white",
  };
}

export function optionsOf(variant: Variant): Record<string, unknown> {
  return { ...variant };
}

const [LOWEST = 0, HIGHEST = 0] = [SOLO_GRADES[0], SOLO_GRADES.at(-1)];

export function goalInWords(): string {
  return `${t("clever-cubed-solo-goal")} ${t("clever-cubed-solo-grades", { lowest: LOWEST, highest: HIGHEST })}`;
}

export function valueInWords({ value }: Pick<Result, "value">): string {
  return t("common-points", { count: value });
}
