/** The ways to play Fun-Size alone: by time or by count, how long, on which side. Each has a board of its own. */
import type { Options } from "../protocol/ubongo_fun_size";
import { oneOf } from "../settings/device";

export const GAME = "ubongo_fun_size";
export const GOALS = ["by_time", "by_count"] as const;
export const LENGTHS = [5, 10, 20] as const; // minutes or cards
export const SIDES = ["A", "B"] as const;
export type Side = (typeof SIDES)[number];
export interface Variant {
  goal: (typeof GOALS)[number];
  length: (typeof LENGTHS)[number];
  side: Side;
}

export function optionsOf({ goal, length, side }: Variant): Record<string, unknown> {
  const solo: Options["solo"] =
    goal === "by_time" ? { type: "by_time", minutes: length } : { type: "by_count", cards: length };
  return { solo, side };
}

/** What was kept of a variant, with the first of everything for what wasn't. */
export function variantFrom(kept: unknown): Variant {
  const { goal, length, side } = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  return {
    goal: oneOf(GOALS, goal) ?? "by_time",
    length: oneOf(LENGTHS, length) ?? 5,
    side: oneOf(SIDES, side) ?? "A",
  };
}
