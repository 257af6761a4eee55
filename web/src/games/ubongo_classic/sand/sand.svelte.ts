/** The sand of a round as it is shown. */
import { secondsTo } from "../../../ubongo/race/lastSeconds.svelte";
import { clock } from "../../../words/words.svelte";
import type { ClassicMatch } from "../match/match.svelte";

export interface Sand {
  /** 1 in the beginning, 0 in the end */
  readonly part: number;
  /** 0:34 */
  readonly text: string;
  readonly isLast: boolean;
  /** it was turned once more just now, which is worth a word */
  readonly isNews: boolean;
}

const NEWS = 4_000; // ms

/** To be called while a component is set up. It is heard in its last seconds. */
export function sandOf(match: Pick<ClassicMatch, "view" | "isRunning" | "now">): Sand {
  const ends = $derived(match.isRunning ? match.view.ends : null);
  const seconds = secondsTo(match, () => ends);
  const length = $derived(match.view.options.hourglass * 1000);
  return {
    get part() {
      return ends === null ? 0 : Math.max(0, Math.min(1, (ends - seconds.now) / length));
    },
    get text() {
      return clock(seconds.left * 1000);
    },
    get isLast() {
      return seconds.isLast;
    },
    get isNews() {
      const { hourglass, sand_from: turned } = match.view;
      return hourglass > 1 && ends !== null && seconds.now - turned < NEWS;
    },
  };
}
