/** The ways to play Fun-Size alone: by time or by count, how long, on which side. Each has a board of its own. */
import { oneOf } from "../../../settings/device";
import { fieldsOf, type Goal, goalFrom, goalInWords as raceGoalInWords, soloOf } from "../../../ubongo/solo/goal";
import { t } from "../../../words/words.svelte";
import { type Side, SIDES } from "../pieces/sides";

export interface Variant extends Goal {
  side: Side;
}

export function optionsOf(variant: Variant): Record<string, unknown> {
  return { solo: soloOf(variant), side: variant.side };
}

/** What was kept of a variant, with the first of everything for what wasn't. */
export function variantFrom(kept: unknown): Variant {
  const fields = fieldsOf(kept);
  return { ...goalFrom(fields), side: oneOf(SIDES, fields["side"]) ?? "A" };
}

export function goalInWords(variant: Variant): string {
  const tiles = variant.side === "A" ? t("fun-size-solo-three-tiles") : t("fun-size-solo-four-tiles");
  return `${raceGoalInWords(variant)} ${tiles}`;
}
