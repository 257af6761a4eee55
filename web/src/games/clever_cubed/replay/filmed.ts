/** What the notices of Clever Cubed mean for its film: a chapter per round. */
import type { Notice, View } from "../../../protocol/clever_cubed";
import type { Filmed, Place } from "../../game";

export function filmed(notice: Notice): Filmed {
  switch (notice.type) {
    case "round_begun":
      return { chapter: notice.round, at: notice.at };
    default:
      return {};
  }
}

/** Times are those of the whole match. */
export function placeOf({ round, seats }: View): Place {
  return { chapter: round, begun: 0, isSolo: seats.length === 1 };
}
