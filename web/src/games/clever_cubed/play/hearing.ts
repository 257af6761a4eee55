/** What is heard: dice, crosses, a chain that rises in pitch, a fox. */
import type { Notice } from "../../../protocol/clever_cubed";
import { play } from "../../../sound/sounds";

/** `links` is how long one's own chain is. */
export function hear(notice: Notice, you: number | null, links: number): void {
  switch (notice.type) {
    case "rolled":
    case "dice_dealt":
      return play("roll");
    case "round_begun":
      return notice.round > 1 ? play("turned") : undefined;
    case "die_used":
    case "bonus_used":
      return notice.seat === you ? play("cross", links) : play("step");
    case "bonus_won":
      return notice.seat === you ? play(notice.bonus === "F" ? "fox" : "chain", links) : undefined;
    case "bonuses_lapsed":
    case "passed":
      return notice.seat === you && notice.why !== "chosen" ? play("lost") : undefined;
    case "taken_back":
      return notice.seat === you ? play("turn") : undefined;
    default:
      return undefined;
  }
}
