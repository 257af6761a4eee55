/** The goals of a race alone: by time or by count, and how long. What is chosen beside it is the game's. */
import type { Result } from "../../protocol/messages";
import type { Options } from "../../protocol/ubongo_race";
import { oneOf } from "../../settings/device";
import { clock, t } from "../../words/words.svelte";

export const GOALS = ["by_time", "by_count"] as const;
export const LENGTHS = [5, 10, 20] as const; // minutes or cards

export interface Goal {
  goal: (typeof GOALS)[number];
  length: (typeof LENGTHS)[number];
}

export function soloOf({ goal, length }: Goal): Options["solo"] {
  return goal === "by_time" ? { type: "by_time", minutes: length } : { type: "by_count", cards: length };
}

/** What was kept of a goal, with the first of everything for what wasn't. */
export function goalFrom({ goal, length }: Record<string, unknown>): Goal {
  return { goal: oneOf(GOALS, goal) ?? "by_time", length: oneOf(LENGTHS, length) ?? 5 };
}

/** Anything that was kept, as something with fields. */
export function fieldsOf(kept: unknown): Record<string, unknown> {
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}

export function goalInWords({ goal, length }: Goal): string {
  return goal === "by_time" ? t("solo-goal-time", { count: length }) : t("solo-goal-cards", { count: length });
}

export function valueInWords({ unit, value }: Result): string {
  return unit === "cards" ? t("common-cards", { count: value }) : clock(value, 2);
}
