/** What happened in a match of Ubongo, in words. */
import type { Outcome } from "../../../protocol/messages";
import type { Notice, View } from "../../../protocol/ubongo_classic";
import { asObject } from "../../../ubongo/hand/sentences";
import { creditInWords } from "../../../ubongo/match/credit";
import { clock, listed, t } from "../../../words/words.svelte";
import { gemsInWords } from "../pieces/gems";
import { symbolName } from "../pieces/symbols";
import { TILES } from "../pieces/tiles";
import { countsOf } from "../result/colours";
import { timeOf } from "../result/solo";
import { countsInWords } from "../solo/variant";

type Names = readonly string[]; // one per seat

interface Told {
  notice: Notice;
  view: View;
  names: Names;
  /** ms since the round began */
  after: number;
}

/** Null where there is nothing to tell: another notice says it, or nobody else is there. */
export function tell({ notice, view, names, after }: Told): string | null {
  const nameOf = (seat: number) => names[seat] ?? "";
  const isSolo = view.seats.length === 1;
  switch (notice.type) {
    case "table_laid":
      return t("classic-replay-laid");
    case "pawn_placed":
      return t("classic-replay-placed", { name: nameOf(notice.seat), lane: notice.lane + 1 });
    case "roll_due":
      return isSolo ? null : t("classic-replay-due", { name: nameOf(notice.seat) });
    case "die_rolled":
      return isSolo ? null : t("classic-replay-rolls", { name: nameOf(notice.seat) });
    case "round_begun":
      return view.symbol && t("classic-replay-rolled", { symbol: symbolName(view.symbol) });
    case "tile_laid":
      return t("replay-log-laid", { name: nameOf(notice.seat), tile: asObject(TILES, notice.laid.tile) });
    case "tile_taken":
      return t("replay-log-taken", { name: nameOf(notice.seat), tile: asObject(TILES, notice.tile) });
    case "card_solved":
      return t("replay-log-solved", { name: nameOf(notice.finish.seat), time: clock(after, 2) });
    case "hourglass_turned":
      return t("classic-replay-turned");
    case "place_settled":
      if (isSolo) return null;
      return t("classic-replay-place", { name: nameOf(notice.seat), place: notice.place, count: notice.steps });
    case "pawn_moved":
      return t("classic-replay-moved", { name: nameOf(notice.seat), lane: notice.lane + 1 });
    case "gems_taken":
      return t("classic-replay-taken", {
        name: nameOf(notice.seat),
        gems: gemsInWords(notice.gems),
        how: notice.by_itself ? "itself" : "hand",
      });
    case "take_held":
      return creditInWords(notice.reach.hand, nameOf(notice.reach.hand.seat));
    case "take_lost":
      return t("classic-replay-lost", { name: nameOf(notice.seat), other: nameOf(notice.to) });
    case "given_up":
      return notice.agreed
        ? t("replay-log-gives-up", { name: nameOf(notice.seat) })
        : t("replay-log-searches-on", { name: nameOf(notice.seat) });
    case "round_ended":
      return ending(notice.first.map(nameOf), isSolo);
    case "match_ended":
      return t("replay-log-over");
    case "countdown_begun":
    case "solution_held":
    case "seat_ready":
    case "presence_changed":
      return null;
  }
}

function ending(first: Names, isSolo: boolean): string {
  if (first.length === 0) return t("replay-log-nobody");
  if (isSolo) return t("classic-replay-round-over");
  return first.length === 1
    ? t("replay-log-first", { name: listed(first) })
    : t("replay-log-first-together", { names: listed(first) });
}

/** Who has won, over the last picture. */
export function verdict({ ranking }: Outcome, view: View, names: Names): string {
  const winners = ranking[0] ?? [];
  const counts = countsOf(view, winners[0] ?? 0);
  if (view.seats.length === 1)
    return t("classic-replay-alone", { counts: countsInWords(counts), time: clock(timeOf(view), 1) });
  const values = { names: listed(winners.map((seat) => names[seat] ?? "")), count: counts[0] ?? 0 };
  return winners.length > 1 ? t("classic-replay-share", values) : t("classic-replay-wins", values);
}
