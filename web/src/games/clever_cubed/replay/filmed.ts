/** What the notices of Clever Cubed mean for its film: a chapter per round. */
import type { Notice, View } from "../../../protocol/clever_cubed";
import type { Filmed, Place } from "../../game";

export function filmed(notice: Notice): Filmed {
  switch (notice.type) {
    case "round_begun":
      return { chapter: notice.round, at: notice.at, isLoud: true };
    case "rolled":
    case "dice_dealt":
      return { at: notice.at, sound: "roll", isLoud: true };
    case "die_used":
      return { seat: notice.seat, at: notice.at, sound: "cross", isLoud: true };
    case "bonus_used":
      return { seat: notice.seat, at: notice.at, sound: "cross" };
    case "bonus_won":
      return notice.bonus === "F"
        ? { seat: notice.seat, isMarked: true, sound: "fox", isLoud: true }
        : { seat: notice.seat, sound: "chain" };
    case "taken_back":
      return { seat: notice.seat, at: notice.at, sound: "turn" };
    case "rerolled":
    case "passed":
    case "bonuses_lapsed":
    case "seat_done":
    case "hint_taken":
      return { seat: notice.seat, at: notice.at };
    case "turn_begun":
      return { ...(notice.active === null ? {} : { seat: notice.active }), at: notice.at };
    case "finish_begun":
    case "match_ended":
    case "presence_changed":
      return { at: notice.at };
    case "dice_dropped":
    case "match_begun":
      return {};
  }
}

/** Times are those of the whole match. Alone there are rounds, too, and a place for the one who plays. */
export function placeOf({ round }: View): Place {
  return { chapter: Math.max(1, round), begun: 0, isSolo: false };
}
