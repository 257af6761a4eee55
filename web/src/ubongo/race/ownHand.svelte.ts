/** The hand at your own card. */
import { untrack } from "svelte";
import { Hand } from "../../board/hand.svelte";
import { telling } from "../hand/telling";
import type { TileSet } from "../match/kit";
import { type LayingMatch, OwnBoard, sayWhyNot } from "./ownBoard.svelte";

interface PlayedMatch extends LayingMatch {
  readonly you: number | null;
}

/** To be called while a component is set up. `turn` is another one for every card; null where you have none. */
export function ownHand(match: PlayedMatch, tiles: TileSet, turn: () => string): { readonly now: Hand | null } {
  let before: Hand | null = null;
  const which = $derived(turn()); // a view that changes nothing here leaves the hand as it is
  const hand = $derived(which ? untrack(takeUp) : null);

  /** A new card, an open hand; the tile that was chosen stays chosen. */
  function takeUp(): Hand | null {
    const card = match.you === null ? null : match.view.seats[match.you]?.card;
    if (!card || match.you === null) return null;
    const board = new OwnBoard(match, tiles, match.you, card, (move, error) => sayWhyNot(made, move, error));
    const made = new Hand(board, telling(board));
    made.selected = before?.selected ?? null;
    before?.release();
    before = made;
    return made;
  }

  $effect(() => {
    if (hand?.work.isDone) untrack(() => hand.release());
  });
  $effect(() => () => before?.release());
  return {
    get now() {
      return hand;
    },
  };
}
