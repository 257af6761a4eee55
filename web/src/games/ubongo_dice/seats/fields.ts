/** The areas of a sheet, in words. */
import type { Field } from "../../../protocol/ubongo_dice";
import { t } from "../../../words/words.svelte";

type State = "now" | "played" | "to-come";

export function stateOf({ points }: Field, area: number, current: number): State {
  if (points !== null || area < current) return "played";
  return area === current ? "now" : "to-come";
}

/** "Area 3, 4 points" */
export function fieldInWords(field: Field, area: number, current: number): string {
  const { points, is_consolation } = field;
  const number = area + 1;
  if (points !== null && is_consolation) return t("dice-field-consoled", { area: number });
  if (points !== null) return t("dice-field-points", { area: number, points });
  return stateOf(field, area, current) === "now"
    ? t("dice-field-now", { area: number })
    : t("dice-field-to-come", { area: number });
}
