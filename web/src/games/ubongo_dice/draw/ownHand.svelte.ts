/** The hand at your own area: a new one for every roll. */
import { onMount, untrack } from "svelte";
import { Hand } from "../../../board/hand.svelte";
import type { DiceMatch } from "../match/match.svelte";
import { OwnSheet, sayWhyNot } from "./ownSheet.svelte";
import { telling } from "./telling";

export interface OwnHand {
  readonly hand: Hand;
  readonly sheet: OwnSheet;
}

/** To be called while a component is set up; null for spectators. */
export function ownHand(match: DiceMatch): { readonly now: OwnHand | null } {
  let before: OwnHand | null = null;
  const turn = $derived(`${match.view.area} ${match.view.rolls}`); // other news leave the hand as it is
  const own = $derived(turn ? untrack(takeUp) : null);

  function takeUp(): OwnHand | null {
    before?.hand.release();
    if (match.you === null) return null;
    const sheet = new OwnSheet(match, match.you, (move, error) => sayWhyNot(hand, move, error));
    const hand = new Hand(sheet, telling(sheet));
    before = { hand, sheet };
    return before;
  }

  $effect(() => {
    if (match.view.phase === "drawing") untrack(() => own?.sheet.drawTries());
  });
  $effect(() => {
    if (own?.sheet.isDone) untrack(() => own.hand.release());
  });
  $effect(() => {
    const first = own?.sheet.tiles[0];
    if (first && own.hand.selected === null) own.hand.selected = first;
  });
  onMount(() => () => before?.hand.release());
  return {
    get now() {
      return own;
    },
  };
}
