/** How a match ended, in words. */
import type { Players } from "../../../match/result/players.svelte";
import type { View } from "../../../protocol/clever_cubed";
import { dotted, listed, t } from "../../../words/words.svelte";
import { AREAS } from "../pieces/colours";

/** "You win with 226 points" */
export function verdictOf(view: View, players: Players): string {
  const winners = view.ranking[0] ?? [];
  const points = totalOf(view, winners[0]);
  if (winners.length > 1) return t("clever-cubed-result-won-several", { names: players.list(winners), points });
  const { isYou, name } = players.at(winners[0] ?? 0);
  return isYou ? t("clever-cubed-result-won-you", { points }) : t("clever-cubed-result-won-one", { name, points });
}

/** The same for a film, where nobody is you. */
export function verdictWith(view: View, names: readonly string[]): string {
  const winners = view.ranking[0] ?? [];
  const points = totalOf(view, winners[0]);
  const won = listed(winners.map((seat) => names[seat] ?? ""));
  if (view.seats.length === 1) return t("common-points", { count: points });
  return winners.length > 1
    ? t("clever-cubed-result-won-several", { names: won, points })
    : t("clever-cubed-result-won-one", { name: won, points });
}

/** "49 points ahead of Zsófi · 4 rounds · 27 minutes · 2 foxes brought 54" */
export function marginOf(view: View, players: Players): string {
  const [first = [], second = []] = view.ranking;
  const best = view.seats[first[0] ?? 0]?.points;
  const margin = first.length > 1 || second.length === 0 || !best ? [] : [aheadOf(view, players)];
  const foxes =
    best && best.foxes > 0 ? [t("clever-cubed-result-foxes", { foxes: best.foxes, points: best.fox_points })] : [];
  const rounds = t("clever-cubed-result-rounds", { rounds: view.rounds });
  const short = [rounds, durationOf(view)].map((fact) => fact.replaceAll(" ", "\u00a0")); // broken nowhere
  return dotted([...margin, ...short, ...foxes]);
}

/** As one says it: whole minutes, and at least one. */
export function durationOf({ ended }: View): string {
  return t("common-minutes", { count: Math.max(1, Math.round((ended ?? 0) / 60_000)) });
}

/** Level on points, the higher best area has decided. */
function aheadOf(view: View, players: Players): string {
  const [[first] = [], second = []] = view.ranking;
  const count = totalOf(view, first) - totalOf(view, second[0]);
  const names = players.list(second);
  return count > 0
    ? t("clever-cubed-result-ahead", { count, names })
    : t("clever-cubed-result-tie", { names, best: bestAreaOf(view, first), other: bestAreaOf(view, second[0]) });
}

function totalOf({ seats }: View, seat = 0): number {
  return seats[seat]?.points.total ?? 0;
}

function bestAreaOf({ seats }: View, seat = 0): number {
  const points = seats[seat]?.points;
  return points ? Math.max(...AREAS.map((area) => points[area])) : 0;
}
