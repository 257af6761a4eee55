/** How a match ended, in words. */
import type { View } from "../../../protocol/ubongo_dice";
import type { Players } from "../../../match/result/players.svelte";
import { t } from "../../../words/words.svelte";

/** "You win with 21 points" */
export function verdictOf(view: View, players: Players): string {
  const winners = view.ranking[0] ?? [];
  const points = view.seats[winners[0] ?? 0]?.points ?? 0;
  if (winners.length > 1) return t("dice-result-won-several", { names: players.list(winners), points });
  const { isYou, name } = players.at(winners[0] ?? 0);
  return isYou ? t("dice-result-won-you", { points }) : t("dice-result-won-one", { name, points });
}

/** "One ahead of Zsófi · 26 rolls" */
export function marginOf(view: View, players: Players): string {
  const [first = [], second = []] = view.ranking;
  const rolls = t("dice-rolls-count", { count: view.rolls });
  if (first.length > 1 || second.length === 0) return rolls;
  const [best = 0, next = 0] = [first, second].map(([seat = 0]) => view.seats[seat]?.points ?? 0);
  return `${t("dice-result-ahead", { count: best - next, names: players.list(second) })} · ${rolls}`;
}
