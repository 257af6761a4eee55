/** How it stands, as one sentence. Who leads is the view's word; here it is only said. */
import type { View } from "../../protocol/ubongo_race";
import { t } from "../../words/words.svelte";
import type { TieWords } from "../match/kit";
import type { Players } from "../../match/result/players.svelte";

export function standing(tie: TieWords, view: View, players: Players): string {
  const [leaders = [], next = []] = view.ranking;
  const [leader = 0] = leaders;
  const ahead = pointsOf(view, leader) - pointsOf(view, next[0] ?? leader);
  if (pointsOf(view, leader) === 0) return t("result-no-points");
  if (leaders.length > 1) return tie.level(view, players.list(leaders));
  const { isYou, name } = players.at(leader);
  if (ahead === 0) return tie.leads(isYou ? null : name);
  return isYou ? t("result-leads-you", { count: ahead }) : t("result-leads-one", { name, count: ahead });
}

/** Why it is so when points alone don't tell it, or null. */
export function decision(tie: TieWords, view: View, players: Players): string | null {
  const [winners = [], next = []] = view.ranking;
  if (winners.length > 1) return tie.shared(view);
  const best = pointsOf(view, winners[0] ?? 0);
  const level = view.ranking.flat().filter((seat) => pointsOf(view, seat) === best);
  const isTied = next.some((seat) => level.includes(seat));
  return isTied ? tie.broken(view, players.list(level)) : null;
}

function pointsOf(view: View, seat: number): number {
  return view.seats[seat]?.points ?? 0;
}
