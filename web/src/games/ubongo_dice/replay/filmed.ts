/** What the notices of Ubongo dice mean for its film: a chapter per area. */
import type { Notice, View } from "../../../protocol/ubongo_dice";
import type { Filmed, Place } from "../../game";

export function filmed(notice: Notice): Filmed {
  switch (notice.type) {
    case "area_begun":
      return { chapter: notice.area + 1, at: notice.at };
    case "dice_rolled":
      return { seat: notice.seat, at: notice.at, sound: "roll", isLoud: true };
    case "die_reached":
      return { seat: notice.hand.seat, at: notice.hand.at };
    case "die_grabbed":
      return { seat: notice.seat, sound: "lift" };
    case "die_lost":
      return { seat: notice.seat, sound: "lost", isLoud: true };
    case "shape_drawn":
      return { seat: notice.seat, at: notice.at, sound: "snap" };
    case "shape_lifted":
    case "hint_taken":
      return { seat: notice.seat, at: notice.at };
    case "roll_scored":
      return { at: notice.at, sound: "called", isLoud: true };
    case "roll_due":
    case "turn_to_grab":
    case "drawing_confirmed":
      return { seat: notice.seat };
    case "dice_landed":
    case "drawing_begun":
    case "match_ended":
    case "presence_changed":
      return { at: notice.at };
    case "sheet_laid":
      return {};
  }
}

/** Times are those of the whole match: an area is short. */
export function placeOf({ area, seats }: View): Place {
  return { chapter: area + 1, begun: 0, isSolo: seats.length === 1 };
}
