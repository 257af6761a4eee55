/** Giving a round up: a vote while nobody has solved, and one's own word after that. */
import { tryTo } from "../../../ubongo/race/giveUp.svelte";
import { t } from "../../../words/words.svelte";
import type { ClassicMatch } from "../match/match.svelte";

/** As the last of the buttons below a card. */
export function givingUp(match: ClassicMatch) {
  const isMine = match.you !== null && match.view.seats[match.you]?.gives_up === true;
  return {
    icon: "flag" as const,
    text: match.view.phase === "countdown" ? t("classic-play-i-am-done") : t("race-give-up"),
    pressed: isMine,
    onclick: () => void tryTo(match, { type: "give_up", agreed: !isMine }),
  };
}
