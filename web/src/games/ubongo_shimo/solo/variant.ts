/** The ways to play Shimo alone: by time or by count, how long, at which level. Each has a board of its own. */
import { oneOf } from "../../../settings/device";
import { fieldsOf, type Goal, goalFrom, goalInWords as raceGoalInWords, soloOf } from "../../../ubongo/solo/goal";
import { t } from "../../../words/words.svelte";
import { EASIEST, type Level, LEVELS, tilesInWords } from "../pieces/levels";

export interface Variant extends Goal {
  level: Level;
}

export function optionsOf(variant: Variant): Record<string, unknown> {
  return { solo: soloOf(variant), levels: [variant.level] };
}

/** What was kept of a variant, with the first of everything for what wasn't. */
export function variantFrom(kept: unknown): Variant {
  const fields = fieldsOf(kept);
  return { ...goalFrom(fields), level: oneOf(LEVELS, fields["level"]) ?? EASIEST };
}

export function goalInWords(variant: Variant): string {
  const { level } = variant;
  return `${raceGoalInWords(variant)} ${t("shimo-solo-level", { level, tiles: tilesInWords(level) })}`;
}
