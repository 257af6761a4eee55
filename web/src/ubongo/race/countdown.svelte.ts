/** The countdown as it is shown: whole seconds, and how much of it is left. */
import type { RaceMatch } from "../match/match.svelte";
import { secondsTo } from "./lastSeconds.svelte";

export interface Countdown {
  readonly isOn: boolean;
  readonly seconds: number;
  /** 1 in the beginning, 0 in the end */
  readonly part: number;
  readonly isLast: boolean;
}

/** To be called while a component is set up. The last seconds tick. */
export function countdownOf(match: RaceMatch): Countdown {
  const isOn = $derived(match.view.phase === "countdown");
  const seconds = secondsTo(match, () => (isOn ? match.view.ends : null));
  const length = $derived(((match.view.ends ?? 0) - (match.view.counting_from ?? 0)) / 1000);
  return {
    get isOn() {
      return isOn;
    },
    get seconds() {
      return seconds.left;
    },
    get part() {
      return length > 0 ? Math.min(1, Math.max(0, (seconds.left - 1) / length)) : 0;
    },
    get isLast() {
      return seconds.isLast;
    },
  };
}
