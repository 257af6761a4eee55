/** The board of a variant, read anew whenever another one is asked for. */
import { api } from "../protocol/api";
import type { Records, Result } from "../protocol/messages";
import { clock, t } from "../words/words.svelte";
import { GAME, optionsOf, type Variant } from "./variant";

export type Board = { is: "loading" } | { is: "missing"; error: unknown } | { is: "there"; records: Records };

export function boardOf(variant: () => Variant): { readonly now: Board; again: () => void } {
  let now = $state.raw<Board>({ is: "loading" });
  let asked = $state(0);
  $effect(() => {
    let isWanted = asked >= 0;
    const tell = (board: Board) => {
      if (isWanted) now = board;
    };
    tell({ is: "loading" });
    api.records(GAME, optionsOf(variant())).then(
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

export function valueOf({ unit, value }: Result): string {
  if (unit === "points") return t("common-points", { count: value });
  return unit === "cards" ? t("common-cards", { count: value }) : clock(value, 1);
}
