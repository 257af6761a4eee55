/** A game alone in figures, and whether the board knows of it already. */
import type { Records } from "../../protocol/messages";
import type { View } from "../../protocol/ubongo_race";

/** ms for each card that was solved, in their order */
export function cardTimes(view: View): number[] {
  return view.results.flatMap(({ finishes: [finish], begun }) => (finish ? [finish.at - begun] : []));
}

/** What counts: cards, or ms. */
export function scoreOf(view: View): number {
  return view.options.solo?.type === "by_count" ? (view.ended ?? 0) : (view.seats[0]?.cards_won ?? 0);
}

/** The result of this match is in these records, or would not change them. */
export function areComplete({ personal_best: best }: Records, view: View): boolean {
  if (best === null) return false;
  return best.unit === "cards" ? best.value >= scoreOf(view) : best.value <= scoreOf(view);
}
