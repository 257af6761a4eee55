/** A sheet as it is shown: marks, points, and what became of each bonus. A seat of a view is one. */
import type { SeatView } from "../../../protocol/clever_cubed";
import { type Spot, SPOTS } from "../../../protocol/clever_cubed_sheet";
import type { BonusState, BonusStates } from "../pieces/bonuses";

export type Shown = Pick<SeatView, "sheet" | "points" | "bonuses">;

const STATES: Readonly<Record<string, BonusState>> = { o: "open", w: "won", s: "struck", l: "lost" };

/** What a view tells in letters, by the spots of the sheet. */
export function statesOf(letters: string): BonusStates {
  const spots = Object.keys(SPOTS) as Spot[];
  return Object.fromEntries(spots.map((spot, index) => [spot, STATES[letters[index] ?? "o"] ?? "open"]));
}
