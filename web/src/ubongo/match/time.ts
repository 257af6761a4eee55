/** Times of a round, as they are shown. */
import type { Finish, View } from "../../protocol/ubongo_race";
import { clock } from "../../words/words.svelte";

/** How long a solution took: 0:37.8 */
export function timeOf(milliseconds: number): string {
  return clock(milliseconds, 1);
}

export function secondsUntil(ends: number | null, now: number): number {
  return ends === null ? 0 : Math.max(0, Math.ceil((ends - now) / 1000));
}

/** Who was first so far, by the players' own times. */
export function firstFinish(view: View): Finish | null {
  const finishes = view.seats.flatMap(({ finish }) => (finish ? [finish] : []));
  return finishes.reduce<Finish | null>((first, finish) => (first && first.at <= finish.at ? first : finish), null);
}

const LIMIT_IN_SIGHT = 30_000; // ms before a round ends that nobody has solved

export interface ShownClock {
  milliseconds: number;
  /** counts down, and there isn't much left */
  isShort: boolean;
}

/** What the clock shows: a race counts up until its limit is near; alone it counts down by time, up by count. */
export function shownClock({ begun, ends, options }: View, now: number): ShownClock {
  if (options.solo?.type === "by_count") return { milliseconds: now, isShort: false };
  const left = ends === null ? Infinity : ends - now;
  if (options.solo) return { milliseconds: Math.ceil(left / 1000) * 1000, isShort: left < 10_500 };
  if (left < LIMIT_IN_SIGHT) return { milliseconds: Math.ceil(left / 1000) * 1000, isShort: true };
  return { milliseconds: now - begun, isShort: false };
}

/** What is left in an hourglass that runs. */
export function sandClock({ turned, length }: { turned: number; length: number }, now: number): ShownClock {
  const left = Math.max(0, turned + length - now);
  return { milliseconds: Math.ceil(left / 1000) * 1000, isShort: false };
}
