/** What the notices of a race mean for its film. */
import type { Notice, View } from "../../protocol/ubongo_race";
import type { Sound } from "../../sound/sounds";

interface Filmed {
  chapter?: number;
  seat?: number;
  isMarked?: boolean;
  at?: number;
  sound?: Sound;
  isLoud?: boolean;
}

/** Players have times of their own. */
export function filmedRace(notice: Notice): Filmed {
  switch (notice.type) {
    case "round_begun":
      return { chapter: notice.round, at: notice.at, sound: "go", isLoud: true };
    case "tile_laid":
      return { seat: notice.seat, at: notice.at, sound: "snap" };
    case "card_solved":
      return { seat: notice.finish.seat, at: notice.finish.at, sound: "called", isMarked: true, isLoud: true };
    case "round_ended":
      return { at: notice.at, isLoud: true };
    case "tile_taken":
      return { seat: notice.seat, at: notice.at };
    case "given_up":
    case "seat_ready":
      return { seat: notice.seat };
    case "card_put_aside":
    case "match_ended":
    case "presence_changed":
      return { at: notice.at };
    case "countdown_begun":
    case "presence_changed":
      return {};
  }
}

export function placeInRace({ round, begun, options }: View): { chapter: number; begun: number; isSolo: boolean } {
  return { chapter: round, begun, isSolo: options.solo !== null };
}
