/** What happened, in words. */
import type { Outcome } from "../protocol/messages";
import type { View } from "../protocol/ubongo_fun_size";
import { clock, listed, t } from "../words/words.svelte";
import type { Entry } from "./film";

export type Names = readonly string[]; // one a seat

export function told({ notice, after, round }: Entry, names: Names, isSolo: boolean): string {
  const nameOf = (seat: number) => names[seat] ?? "";
  switch (notice.type) {
    case "round_begun":
      return isSolo ? t("replay-log-card", { number: round }) : t("replay-log-begun");
    case "tile_laid":
      return t("replay-log-laid", { name: nameOf(notice.seat), tile: t("replay-tile", { tile: notice.laid.tile }) });
    case "tile_taken":
      return t("replay-log-taken", { name: nameOf(notice.seat), tile: t("replay-tile", { tile: notice.tile }) });
    case "card_solved":
      return t("replay-log-solved", { name: nameOf(notice.finish.seat), time: clock(after, 2) });
    case "countdown_begun":
      return t("replay-log-countdown");
    case "given_up":
      return notice.agreed
        ? t("replay-log-gives-up", { name: nameOf(notice.seat) })
        : t("replay-log-searches-on", { name: nameOf(notice.seat) });
    case "card_put_aside":
      return t("replay-log-aside");
    case "round_ended":
      return ending(notice.first.map(nameOf));
    case "seat_ready":
      return t("replay-log-ready", { name: nameOf(notice.seat) });
    case "match_ended":
      return t("replay-log-over");
  }
}

function ending(first: Names): string {
  if (first.length === 0) return t("replay-log-nobody");
  if (first.length === 1) return t("replay-log-first", { name: listed(first) });
  return t("replay-log-first-together", { names: listed(first) });
}

export function verdict(outcome: Outcome, view: View, names: Names): string {
  const winners = outcome.ranking[0] ?? [];
  const points = outcome.points[winners[0] ?? 0] ?? 0;
  if (view.options.solo)
    return t("replay-alone", { count: view.seats[0]?.cards_won ?? 0, time: clock(view.ended ?? 0, 2) });
  const winnersNames = listed(winners.map((seat) => names[seat] ?? ""));
  return winners.length > 1
    ? t("replay-share", { names: winnersNames, count: points })
    : t("replay-wins", { name: winnersNames, count: points });
}
