/** The way to play Ubongo dice alone: which sheet, in as few rolls as possible. */
import { DICE_SHEET } from "../../../protocol/tiles";
import { fieldsOf } from "../../../ubongo/solo/goal";
import { number, t } from "../../../words/words.svelte";

export interface Variant {
  /** the seed of a sheet; null for the one in the box */
  sheet: string | null;
}

export function variantFrom(kept: unknown): Variant {
  const { sheet } = fieldsOf(kept);
  return { sheet: typeof sheet === "string" && sheet !== "" ? sheet : null };
}

export function optionsOf({ sheet }: Variant): Record<string, unknown> {
  return { sheet };
}

/** What best play takes on average: known beforehand for the sheet in the box. */
const BOXED_PAR = DICE_SHEET.reduce((sum, { par }) => sum + par, 0);

export function goalInWords({ sheet }: Variant): string {
  const par = sheet === null ? t("dice-solo-par", { par: number(BOXED_PAR, 1) }) : t("dice-solo-par-later");
  return `${t("dice-solo-goal")} ${par}`;
}
