/** The board doesn't move under a hand: while a pointer holds a piece, the rows around it keep their heights. */
import type { Attachment } from "svelte/attachments";
import type { Hand } from "./hand.svelte";

/** For the grid that the board is a row of. What comes meanwhile covers its neighbours, and moves them afterwards. */
export function steady(hand: () => Hand | null | undefined): Attachment<HTMLElement> {
  return (grid) => {
    $effect(() => hand()?.places.standOn(grid));
  };
}
