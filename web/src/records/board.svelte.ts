/** The board of a variant, read anew whenever another one is asked for. */
import { api } from "../protocol/api";
import type { Records } from "../protocol/messages";

export type Board = { is: "loading" } | { is: "missing"; error: unknown } | { is: "there"; records: Records };

export function boardOf(game: string, options: () => object): { readonly now: Board; again: () => void } {
  let now = $state.raw<Board>({ is: "loading" });
  let asked = $state(0);
  $effect(() => {
    let isWanted = asked >= 0;
    const tell = (board: Board) => {
      if (isWanted) now = board;
    };
    tell({ is: "loading" });
    api.records(game, options()).then(
      (records) => tell({ is: "there", records }),
      (error: unknown) => tell({ is: "missing", error }),
    );
    return () => (isWanted = false);
  });
  return {
    get now() {
      return now;
    },
    again: () => void asked++,
  };
}
