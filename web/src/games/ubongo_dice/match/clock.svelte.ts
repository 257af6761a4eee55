/** The time of a step: how much is left, in seconds and as a part. */
import { secondsTo } from "../../../ubongo/race/lastSeconds.svelte";
import { secondsUntil } from "../../../ubongo/match/time";
import { ticking } from "../../../ui/ticking.svelte";
import type { DiceMatch } from "./match.svelte";
import { lengthOf, waitedFor } from "./rolls";

export interface StepClock {
  /** nothing ends where there is no limit */
  readonly isOn: boolean;
  readonly seconds: number;
  /** 1 in the beginning, 0 in the end */
  readonly part: number;
  readonly isShort: boolean;
}

const SHORT = 10; // seconds

/** To be called while a component is set up. The last seconds tick for those who are waited for. */
export function clockOf(match: DiceMatch): StepClock {
  const time = ticking(() => match.now(), 200);
  const isMine = $derived(match.you !== null && waitedFor(match.view).includes(match.you));
  secondsTo(match, () => (isMine ? match.view.ends : null));
  const length = $derived(lengthOf(match.view));
  const left = $derived(Math.max(0, (match.view.ends ?? 0) - time.now));
  return {
    get isOn() {
      return match.view.ends !== null;
    },
    get seconds() {
      return secondsUntil(match.view.ends, time.now);
    },
    get part() {
      return length === null ? 0 : Math.min(1, left / length);
    },
    get isShort() {
      return match.view.ends !== null && left < SHORT * 1000 && match.view.phase !== "rolling";
    },
  };
}
