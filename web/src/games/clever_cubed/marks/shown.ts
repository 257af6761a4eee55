/** A sheet as it is shown: marks, points, and what became of each bonus. */
import type { Points, Sheet } from "../../../protocol/clever_cubed";
import type { BonusStates } from "../pieces/bonuses";

export interface Shown {
  sheet: Sheet;
  points: Points;
  bonuses: BonusStates;
}
