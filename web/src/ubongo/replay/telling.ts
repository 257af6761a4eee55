/** What happened, in words. */
import type { Outcome } from "../../protocol/messages";
import type { Notice, View } from "../../protocol/ubongo_race";
import { clock, listed, t } from "../../words/words.svelte";
import { asObject } from "../hand/sentences";
import type { RaceKit } from "../match/kit";

export type Names = readonly string[]; // one per seat

interface Happening {
  notice: Notice;
  view: View;
  names: Names;
  /** ms since the round began */
  after: number;
}

/** Null where there is nothing to tell: alone nobody is first, and nobody waits. */
export function tellRace(kit: RaceKit, { notice, view, names, after }: Happening): string | null {
  const nameOf = (seat: number) => names[seat] ?? "";
  const tileOf = (tile: string) => asObject(kit.tiles, tile);
  const isSolo = view.options.solo !== null;
  switch (notice.type) {
    case "round_begun":
      if (isSolo) return t("replay-log-card", { number: view.round });
      return kit.stage?.(view) ?? t("replay-log-begun");
    case "tile_laid":
      return t("replay-log-laid", { name: nameOf(notice.seat), tile: tileOf(notice.laid.tile) });
    case "tile_taken":
      return t("replay-log-taken", { name: nameOf(notice.seat), tile: tileOf(notice.tile) });
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
      if (isSolo) return null;
      return kit.ending?.(notice, view, names) ?? ending(notice.first.map(nameOf));
    case "seat_ready":
    case "presence_changed":
      return null;
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
