/** The countdown as it is shown: whole seconds, and how much of it is left. */
import { play } from "../../sound/sounds";
import { ticking } from "../../ui/ticking.svelte";
import { announce } from "../../ui/toasts.svelte";
import { t } from "../../words/words.svelte";
import type { RaceMatch } from "../match/match.svelte";
import { secondsUntil } from "../match/time";

const LAST = 5;
const SAID = [10, 5]; // seconds that are announced

export interface Countdown {
  readonly isOn: boolean;
  readonly seconds: number;
  /** 1 in the beginning, 0 in the end */
  readonly part: number;
  readonly isLast: boolean;
}

/** To be called while a component is set up. The last seconds tick. */
export function countdownOf(match: RaceMatch): Countdown {
  const time = ticking(() => (match.view.phase === "countdown" ? match.now() : 0), 100);
  const isOn = $derived(match.view.phase === "countdown");
  const seconds = $derived(isOn ? secondsUntil(match.view.ends, time.now) : 0);
  const length = $derived(((match.view.ends ?? 0) - (match.view.counting_from ?? 0)) / 1000);
  $effect(() => {
    if (isOn && seconds > 0 && seconds <= LAST) play("tick");
    if (isOn && SAID.includes(seconds)) announce(t("race-heard-seconds", { count: seconds }));
  });
  return {
    get isOn() {
      return isOn;
    },
    get seconds() {
      return seconds;
    },
    get part() {
      return length > 0 ? Math.min(1, Math.max(0, (seconds - 1) / length)) : 0;
    },
    get isLast() {
      return isOn && seconds <= LAST;
    },
  };
}
