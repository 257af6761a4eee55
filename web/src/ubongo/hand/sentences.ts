/** What is said about a piece, to the eye or to the ear. */
import { type Area, type Cell, keyOf } from "../../board/cells";
import type { Misfit } from "../../board/fits";
import type { Hand } from "../../board/hand.svelte";
import { type Landing, spotOf } from "../../board/landing";
import { type Placement, placementOf } from "../../board/placement";
import { listed, t } from "../../words/words.svelte";

export interface Coloured {
  colourOf(tile: string): string;
}

/** "Purple, five squares" and where it is. */
export function nameOf(hand: Hand, tile: string): string {
  const what = { colour: hand.work.colourOf(tile), squares: hand.formOf(tile).cells.length };
  if (hand.held?.tile === tile) return t("board-in-hand", what);
  const lies = placementOf(hand.work.board, tile);
  return lies ? t("board-on-card", { ...what, ...placeOf(lies.cells) }) : t("board-in-tray", what);
}

export function cannot(work: Coloured, tile: string, misfit: Misfit): string {
  const colour = work.colourOf(tile);
  if (misfit.reason === "tile.outside") return t("board-sticks-out", { colour });
  return t("board-covers", { colour, others: others(work, misfit) });
}

export function over(work: Coloured, tile: string, landing: Landing): string {
  if (landing.kind === "away") return t("board-over-nothing", { colour: work.colourOf(tile) });
  const place = placeOf(landing.cells);
  if (landing.kind === "fits") return t("board-over-fits", place);
  if (landing.misfit.reason === "tile.outside") return t("board-over-sticks-out", place);
  return t("board-over-covers", { ...place, others: others(work, landing.misfit) });
}

export function laid(work: Coloured, { tile, cells }: Placement): string {
  return t("board-laid", { colour: work.colourOf(tile), ...placeOf(cells) });
}

export function taken(work: Coloured, tile: string): string {
  return t("board-taken", { colour: work.colourOf(tile) });
}

export function back(work: Coloured, tile: string): string {
  return t("board-back", { colour: work.colourOf(tile) });
}

/** The card for those who hear it: row by row, which columns are free. */
export function rowsInWords({ area, board }: { area: Area; board: readonly Placement[] }): string {
  const covered = new Set(board.flatMap(({ cells }) => cells.map(keyOf)));
  const sentences = area.map((line, row) => {
    const free = [...line].flatMap((mark, at) => (mark === "#" && !covered.has(keyOf([row, at])) ? [at + 1] : []));
    return free.length > 0
      ? t("board-row", { row: row + 1, columns: free.join(", ") })
      : t("board-row-full", { row: row + 1 });
  });
  return sentences.join(" ");
}

function others(work: Coloured, { tiles }: Misfit): string {
  return listed(tiles.map((tile) => t("board-tile-object", { colour: work.colourOf(tile) })));
}

function placeOf(cells: readonly Cell[]): { row: number; column: number } {
  const { row, column } = spotOf(cells);
  return { row: row + 1, column: column + 1 };
}
