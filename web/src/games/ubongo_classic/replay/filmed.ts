/** What the notices of Ubongo mean for its film. */
import type { Notice, View } from "../../../protocol/ubongo_classic";
import type { Filmed, Place } from "../../game";

/** Players have times of their own. */
export function filmed(notice: Notice): Filmed {
  switch (notice.type) {
    case "round_begun":
      return { chapter: notice.round, at: notice.at, sound: "go", isLoud: true };
    case "tile_laid":
      return { seat: notice.seat, at: notice.at, sound: "snap" };
    case "card_solved":
      return { seat: notice.finish.seat, at: notice.finish.at, sound: "called", isMarked: true, isLoud: true };
    case "gems_taken":
      return { seat: notice.seat, at: notice.at, sound: "solved", isLoud: true };
    case "take_lost":
      return { seat: notice.seat, sound: "illegal", isLoud: true };
    case "hourglass_turned":
    case "round_ended":
      return { at: notice.at, isLoud: true };
    case "die_rolled":
    case "tile_taken":
    case "pawn_moved":
      return { seat: notice.seat, at: notice.at };
    case "solution_held":
      return { seat: notice.finish.seat, at: notice.finish.at };
    case "take_held":
      return { seat: notice.reach.hand.seat };
    case "pawn_placed":
    case "roll_due":
    case "place_settled":
    case "given_up":
    case "seat_ready":
      return { seat: notice.seat };
    case "match_ended":
    case "presence_changed":
      return { at: notice.at };
    case "table_laid":
    case "countdown_begun":
      return {};
  }
}

export function placeOf({ round, begun, seats }: View): Place {
  return { chapter: round, begun, isSolo: seats.length === 1 };
}
