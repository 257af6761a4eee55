/** Seconds that run out, as they are shown and heard. */
import { play } from "../../sound/sounds";
import { ticking } from "../../ui/ticking.svelte";
import { announce } from "../../ui/toasts.svelte";
import { t } from "../../words/words.svelte";
import { secondsUntil } from "../match/time";

const LAST = 5;
const SAID = [10, 5]; // seconds that are announced

export interface Seconds {
  /** the match's clock */
  readonly now: number;
  /** whole ones that are left; 0 where nothing ends */
  readonly left: number;
  readonly isLast: boolean;
}

/** To be called while a component is set up. The last seconds tick. */
export function secondsTo(match: { now(): number }, ends: () => number | null): Seconds {
  const time = ticking(() => (ends() === null ? 0 : match.now()), 100);
  const left = $derived(secondsUntil(ends(), time.now));
  $effect(() => {
    if (left > 0 && left <= LAST) play("tick");
    if (SAID.includes(left)) announce(t("race-heard-seconds", { count: left }));
  });
  return {
    get now() {
      return time.now;
    },
    get left() {
      return left;
    },
    get isLast() {
      return ends() !== null && left <= LAST;
    },
  };
}
