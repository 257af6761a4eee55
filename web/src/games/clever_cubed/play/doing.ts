/** What a seat is doing just now, in a word or two; null where there is nothing to say. */
import type { Person } from "../../../match/people";
import type { View } from "../../../protocol/clever_cubed";
import { t } from "../../../words/words.svelte";

export function doing({ seats, active, phase, away = [] }: View, { seat, away: isGone }: Person): string | null {
  if (away.includes(seat) || isGone) return t("clever-cubed-play-away");
  const stage = seats[seat]?.stage;
  if (stage) return t("clever-cubed-play-doing", { stage });
  if (phase === "finishing" && active !== null) return t("clever-cubed-play-is-done");
  return active === seat ? t("clever-cubed-play-is-active") : null;
}
