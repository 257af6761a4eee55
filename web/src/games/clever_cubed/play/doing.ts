/** What a seat is doing just now, in a word or two; null where there is nothing to say. */
import type { Person } from "../../../match/people";
import type { View } from "../../../protocol/clever_cubed";
import { t } from "../../../words/words.svelte";

/** Whose turn it is: a turn that is over belongs to whoever rolls next. */
export function turnOf({ active, roller }: View): number | null {
  return roller ?? active;
}

export function doing(view: View, { seat, away: isGone }: Person): string | null {
  const { seats, phase, away = [] } = view;
  if (away.includes(seat) || isGone) return t("clever-cubed-play-away");
  const stage = seats[seat]?.stage;
  if (stage) return t("clever-cubed-play-doing", { stage });
  if (phase === "finishing" && view.active !== null) return t("clever-cubed-play-is-done");
  return turnOf(view) === seat ? t("clever-cubed-play-is-active") : null;
}
