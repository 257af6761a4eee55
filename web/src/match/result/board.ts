/** The board of those who play alone. */
import type { Records } from "../../protocol/messages";

/** Where a player stands on the board, from 1; null if they aren't among the best. */
export function placeOnBoard({ board, personal_best: best }: Records): number | null {
  const index = board.findIndex((result) => result.player === best?.player);
  return index < 0 ? null : index + 1;
}
