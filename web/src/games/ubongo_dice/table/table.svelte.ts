/** Everything that the pages of a match share, however large the screen is. */
import { onMount, untrack } from "svelte";
import { type OwnHand, ownHand } from "../draw/ownHand.svelte";
import { DiceFlights } from "../grab/flights.svelte";
import { Grabbing } from "../grab/grabbing.svelte";
import { Aftermath } from "../hear/aftermath.svelte";
import { Hinting } from "../hint/hinting.svelte";
import { hear } from "../hear/hearing";
import { clockOf, type StepClock } from "../match/clock.svelte";
import type { DiceMatch } from "../match/match.svelte";
import { Once } from "../match/once.svelte";
import { type Step, stepOf } from "../match/step";
import type { Notice } from "../../../protocol/ubongo_dice";
import { announce } from "../../../ui/toasts.svelte";

export interface DiceTable {
  readonly match: DiceMatch;
  readonly grabbing: Grabbing;
  readonly flights: DiceFlights;
  readonly aftermath: Aftermath;
  readonly hinting: Hinting;
  readonly clock: StepClock;
  /** the roller's word, and yours that you are done */
  readonly roll: Once;
  readonly confirm: Once;
  /** null for spectators */
  readonly own: OwnHand | null;
  readonly step: Step;
  /** the area that is shown, from 0: what was scored stays in sight for a moment */
  readonly area: number;
  /** whose sheet is shown: yours, or the one that a spectator looks at */
  looked: number;
}

/** To be called while a component is set up. */
export function tableOf(match: DiceMatch): DiceTable {
  const grabbing = new Grabbing(match);
  const flights = new DiceFlights();
  const aftermath = new Aftermath(match.view.area);
  const own = ownHand(match);
  const step = $derived(stepOf(match));
  let chosen = $state(0);

  $effect(() => grabbing.await());
  onMount(() => {
    const stop = match.connection.listen(({ notices }) => {
      const heard = (notices as Notice[]).map((notice) => happened(notice));
      const sentences = heard.filter((sentence) => sentence !== null);
      if (sentences.length > 0) announce(sentences.join(" "));
    });
    return () => {
      stop();
      aftermath.end();
    };
  });

  function happened(notice: Notice): string | null {
    grabbing.hear(notice);
    aftermath.hear(notice);
    fly(match, flights, notice);
    return hear(match, aftermath, notice);
  }

  return {
    match,
    grabbing,
    flights,
    aftermath,
    hinting: new Hinting(match),
    clock: clockOf(match),
    roll: new Once(match, "roll_dice"),
    confirm: new Once(match, "confirm"),
    get own() {
      return own.now;
    },
    get step() {
      return step;
    },
    get area() {
      return match.view.phase === "rolling" ? (aftermath.scored?.area ?? match.view.area) : match.view.area;
    },
    get looked() {
      return match.you ?? chosen;
    },
    set looked(seat) {
      chosen = seat;
    },
  };
}

/** A die goes to whoever's hand came first, at once. */
function fly({ view }: DiceMatch, flights: DiceFlights, notice: Notice): void {
  if (notice.type !== "die_reached" && notice.type !== "die_grabbed") return;
  const { die } = notice;
  const seat = notice.type === "die_reached" ? notice.hand.seat : notice.seat;
  const shown = view.dice.find((other) => other.die.colour === die.colour && other.die.number === die.number);
  if (shown) untrack(() => flights.begin(view.rolls, seat, die, shown.face));
}
