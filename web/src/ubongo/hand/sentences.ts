/** What is said about a piece, to the eye or to the ear. */
import { type Cell, keyOf } from "../../board/cells";
import type { Misfit } from "../../board/fits";
import type { Form } from "../../board/form";
import type { Hand } from "../../board/hand.svelte";
import { type Landing, spotOf } from "../../board/landing";
import { type Placement, placementOf } from "../../board/placement";
import type { Work } from "../../board/work";
import { listed, t } from "../../words/words.svelte";
import { shown, whitesInWords } from "./sights";

/** Where tiles have a colour, and perhaps a number. */
export interface Coloured {
  colourOf(tile: string): string;
  readonly numberOf?: ((tile: string) => string) | undefined;
}

/** What its name is made of; 0 is no number. */
export function called(work: Coloured, tile: string): { colour: string; number: number } {
  return { colour: work.colourOf(tile), number: Number(work.numberOf?.(tile) ?? 0) };
}

/** A tile that something is done with: "purple", "sky 8". */
export function asObject(work: Coloured, tile: string): string {
  return t("board-tile-object", called(work, tile));
}

/** "Purple, five squares" and where it is. */
export function nameOf(hand: Hand, tile: string): string {
  const form = hand.formOf(tile);
  const what = { ...called(hand.work, tile), squares: form.cells.length, holes: form.holes?.length ?? 0 };
  if (hand.held?.tile === tile) return t("board-in-hand", what);
  const lies = placementOf(hand.work.board, tile);
  return lies ? t("board-on-card", { ...what, ...placeOf(lies.cells) }) : t("board-in-tray", what);
}

export function cannot(work: Coloured, tile: string, misfit: Misfit): string {
  const what = called(work, tile);
  if (misfit.reason === "tile.outside") return t("board-sticks-out", what);
  return t("board-covers", { ...what, others: others(work, misfit) });
}

/** What letting go here would mean, and which white fields would be seen. */
export function over(work: Work, tile: string, landing: Landing): string {
  if (landing.kind === "away") return t("board-over-nothing", called(work, tile));
  const place = placeOf(landing.cells);
  if (landing.kind === "fits") return [t("board-over-fits", place), ...shownBy(work, landing)].join(" ");
  if (landing.misfit.reason === "tile.outside") return t("board-over-sticks-out", place);
  return t("board-over-covers", { ...place, others: others(work, landing.misfit) });
}

function shownBy({ whites }: Work, form: Form): string[] {
  return whites ? [t("board-would-show", { count: shown(whites, form) })] : [];
}

export function laid(work: Coloured, { tile, cells }: Placement): string {
  return t("board-laid", { ...called(work, tile), ...placeOf(cells) });
}

export function taken(work: Coloured, tile: string): string {
  return t("board-taken", called(work, tile));
}

export function back(work: Coloured, tile: string): string {
  return t("board-back", called(work, tile));
}

/** The card for those who hear it: row by row, which columns are free; then its white fields, where it has some. */
export function rowsInWords({ area, board, whites }: Pick<Work, "area" | "board" | "whites">): string {
  const covered = new Set(board.flatMap(({ cells }) => cells.map(keyOf)));
  const sentences = area.map((line, row) => {
    const free = [...line].flatMap((mark, at) => (mark === "#" && !covered.has(keyOf([row, at])) ? [at + 1] : []));
    return free.length > 0
      ? t("board-row", { row: row + 1, columns: free.join(", ") })
      : t("board-row-full", { row: row + 1 });
  });
  return [...sentences, ...whitesInWords({ whites, board })].join(" ");
}

function others(work: Coloured, { tiles }: Misfit): string {
  return listed(tiles.map((tile) => asObject(work, tile)));
}

export function placeOf(cells: readonly Cell[]): { row: number; column: number } {
  const { row, column } = spotOf(cells);
  return { row: row + 1, column: column + 1 };
}
