/** How it stands or ended, and why, in a sentence. Who leads and what decided is the view's word; here it is said. */
import type { Players } from "../../../match/result/players.svelte";
import type { View } from "../../../protocol/ubongo_classic";
import { listed, number, t } from "../../../words/words.svelte";
import { countsOf } from "./colours";

/** After a round: "Łukasz leads. Level with you at 4, but the second colour is larger: 3 against 2." */
export function standing(view: View, players: Players): string {
  const [leaders = [], next = []] = view.ranking;
  const [leader = 0, ...others] = leaders;
  const { isYou, name } = players.at(leader);
  const who = isYou ? "you" : "name";
  const by = view.decided_by ?? 0;
  const [mine, theirs] = [countsOf(view, leader), countsOf(view, next[0] ?? leader)];
  if (mine[0] === 0) return t("classic-result-no-gems");
  if (others.length > 0) return t("result-level", { names: players.list(leaders) });
  const values = { who, name, names: players.list(next), mine: mine[by] ?? 0, theirs: theirs[by] ?? 0 };
  if (by === 0) return t("classic-result-leads", values);
  return t("classic-result-leads-by", { ...values, colour: by + 1, level: levelOf(mine, by) });
}

/** At the end: which comparison decided. */
export function decision(view: View, players: Players): string {
  const [winners = [], next = []] = view.ranking;
  const counts = countsOf(view, winners[0] ?? 0);
  if (winners.length > 1) return t("classic-result-shared", { level: levelOf(counts, filled(counts)) });
  const by = view.decided_by ?? 0;
  const values = { mine: counts[by] ?? 0, theirs: countsOf(view, next[0] ?? 0)[by] ?? 0 };
  if (by === 0) return t("classic-result-by-best", values);
  const level = levelSeats(view, by);
  return t("classic-result-by", { ...values, names: players.list(level), colour: by + 1, level: levelOf(counts, by) });
}

/** Who has as many as the winner in all colours before this one, the winner included. */
export function levelSeats(view: View, by: number): number[] {
  const all = view.ranking.flat();
  const best = countsOf(view, all[0] ?? 0);
  return all.filter((seat) =>
    countsOf(view, seat)
      .slice(0, by)
      .every((count, index) => count === best[index]),
  );
}

export interface Step {
  /** 1 for most of one colour, 2 for the second … */
  colour: number;
  counts: string;
  isDeciding: boolean;
}

/** How a tie was broken, comparison by comparison, down to the one that decided. */
export function stepsOf(view: View): Step[] {
  const [winners = []] = view.ranking;
  const isShared = winners.length > 1;
  const compared = isShared ? filled(countsOf(view, winners[0] ?? 0)) : (view.decided_by ?? 0) + 1;
  return Array.from({ length: compared }, (_, by) => {
    const counts = levelSeats(view, by).map((seat) => number(countsOf(view, seat)[by] ?? 0));
    return { colour: by + 1, counts: counts.join(", "), isDeciding: !isShared && by === view.decided_by };
  });
}

/** Of how many colours there is a gem. */
function filled(counts: readonly number[]): number {
  return counts.filter((count) => count > 0).length;
}

function levelOf(counts: readonly number[], to: number): string {
  return listed(counts.slice(0, to).map((count) => number(count)));
}
