/** A seat's sheet as it is drawn. */
import type { SeatView } from "../../../protocol/clever_cubed";
import { type Spot, SPOTS } from "../../../protocol/clever_cubed_sheet";
import type { Shown } from "../marks/shown";
import type { BonusState, BonusStates } from "../pieces/bonuses";

const STATES: Readonly<Record<string, BonusState>> = { o: "open", w: "won", s: "struck", l: "lost" };

export function shownOf({ sheet, points, bonuses }: SeatView): Shown {
  return { sheet, points, bonuses: statesOf(bonuses) };
}

/** A letter for each spot, in the order of the sheet. */
function statesOf(letters: string): BonusStates {
  return Object.fromEntries(
    (Object.keys(SPOTS) as Spot[]).map((spot, place) => [spot, STATES[letters[place] ?? "o"] ?? "open"]),
  );
}
