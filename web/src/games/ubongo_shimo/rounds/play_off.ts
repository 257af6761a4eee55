/** The play-off, and what else a tie comes to. */
import type { View } from "../../../protocol/ubongo_shimo";
import type { TieWords, VoteWords } from "../../../ubongo/match/kit";
import { t } from "../../../words/words.svelte";

/** A round after the last. */
export function isPlayOff({ options, round, rounds }: View): boolean {
  return options.solo === null && rounds !== null && round > rounds;
}

/** One comes next. */
function isDue({ phase, play_off }: View): boolean {
  return phase === "between" && (play_off?.length ?? 0) > 1;
}

export function stageInWords(view: View): string | null {
  return isPlayOff(view) ? t("shimo-play-off", { number: view.round - (view.rounds ?? 0) }) : null;
}

export function noticeInWords(view: View, names: (seats: readonly number[]) => string): string | null {
  if (!isPlayOff(view)) return null;
  const isMine = view.you === null || view.play_off?.includes(view.you);
  const told = { names: names(view.play_off ?? []) };
  return isMine ? t("shimo-play-off-notice", told) : t("shimo-play-off-watch", told);
}

export function nextInWords(view: View): string | null {
  return isDue(view) ? t("shimo-play-off-next") : null;
}

/** Those who are tied may agree to share the win. */
export function voteInWords(view: View): VoteWords | null {
  if (!isPlayOff(view)) return null;
  return {
    ask: t("shimo-share"),
    short: t("shimo-share-short"),
    others: (names) => t("shimo-share-others", { names }),
    mine: (names) => t("shimo-share-mine", { names }),
  };
}

export const TIE: TieWords = {
  leads: (name) => (name === null ? t("shimo-cards-lead-you") : t("shimo-cards-lead-one", { name })),
  level(view: View, names) {
    if (isDue(view)) return t("shimo-level-due", { names });
    return view.options.play_off ? t("shimo-level-play-off", { names }) : t("result-level", { names });
  },
  shared: () => t("shimo-shared"),
  broken: (view: View, names) =>
    isPlayOff(view) ? t("shimo-tie-play-off", { names }) : t("shimo-tie-cards", { names }),
};
