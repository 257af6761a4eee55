/** How long a seat may still take, where the table has a clock. */
import { ticking } from "../../../ui/ticking.svelte";
import { play } from "../../../sound/sounds";
import type { CleverMatch } from "../match/match.svelte";

export interface TurnClock {
  /** whole seconds; null where nothing ends */
  readonly seconds: number | null;
  readonly isShort: boolean;
}

const [SHORT, TICKING] = [10, 5]; // seconds

/** To be called while a component is set up. The last seconds tick for those who are to act. */
export function clockOf(match: CleverMatch): TurnClock {
  const time = ticking(() => match.now(), 200);
  const ends = $derived(endOf(match));
  const seconds = $derived(ends === null ? null : Math.max(0, Math.ceil((ends - time.now) / 1000)));
  $effect(() => {
    if (match.own?.stage && seconds !== null && seconds > 0 && seconds <= TICKING) play("tick");
  });
  return {
    get seconds() {
      return seconds;
    },
    get isShort() {
      return seconds !== null && seconds <= SHORT;
    },
  };
}

/** One's own time; for those who wait, the time of the first who is waited for. */
function endOf({ view, own }: CleverMatch): number | null {
  if (own?.stage) return own.ends ?? null;
  const all = view.to_act.flatMap((seat) => view.seats[seat]?.ends ?? []);
  return all.length > 0 ? Math.min(...all) : null;
}
