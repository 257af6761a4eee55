/** What happened in a match of Ubongo dice, in words. */
import type { Outcome } from "../../../protocol/messages";
import type { DrawingConfirmed, Notice, RollScored, View } from "../../../protocol/ubongo_dice";
import { creditInWords } from "../../../ubongo/match/credit";
import { listed, t } from "../../../words/words.svelte";
import { shapeName } from "../pieces/shapes";

interface Told {
  notice: Notice;
  view: View;
  /** one per seat */
  names: readonly string[];
}

/** Null where there is nothing to tell: another notice says it. */
export function tell({ notice, view, names }: Told): string | null {
  const nameOf = (seat: number) => names[seat] ?? "";
  switch (notice.type) {
    case "area_begun":
      return t("dice-play-next-area", { area: notice.area + 1 });
    case "dice_rolled":
      return t("dice-replay-rolled", { name: nameOf(notice.seat) });
    case "die_grabbed":
      return t("dice-play-heard-grabbed", {
        name: nameOf(notice.seat),
        colour: notice.die.colour,
        shape: shapeName(faceOf(view, notice)),
      });
    case "die_reached":
      return creditInWords(notice.hand, nameOf(notice.hand.seat));
    case "die_lost":
      return t("dice-replay-lost", { name: nameOf(notice.seat), other: nameOf(notice.to) });
    case "shape_drawn":
      return t("dice-replay-drawn", { name: nameOf(notice.seat), shape: shapeName(notice.drawn.face) });
    case "shape_lifted":
      return t("dice-replay-lifted", { name: nameOf(notice.seat), colour: notice.colour });
    case "roll_scored":
      return scored(notice, nameOf, view.seats.length === 1);
    case "match_ended":
      return t("replay-log-over");
    case "turn_to_grab":
      return t("dice-play-turn", { name: nameOf(notice.seat) });
    case "drawing_confirmed":
      return confirmed(notice, view, nameOf(notice.seat));
    case "hint_taken":
      return t("dice-replay-hint", { name: nameOf(notice.seat) });
    case "sheet_laid":
    case "roll_due":
    case "dice_landed":
    case "drawing_begun":
    case "presence_changed":
      return null;
  }
}

function faceOf({ dice }: View, { die }: { die: { colour: string; number: number } }): string {
  return dice.find((other) => other.die.colour === die.colour && other.die.number === die.number)?.face ?? "";
}

/** Only what isn't seen in the area: shapes that were left out. */
function confirmed({ seat }: DrawingConfirmed, { seats, area, rolls }: View, name: string): string | null {
  const own = seats[seat];
  const used = own?.sheet[area]?.drawn.filter(({ roll }) => roll === rolls).length ?? 0;
  if (own?.fits_nowhere && used === 0) return t("dice-replay-nothing-fits", { name });
  return used === 0 ? t("dice-replay-left-both", { name }) : null;
}

function scored({ filled, points, consoled }: RollScored, nameOf: (seat: number) => string, isSolo: boolean): string {
  if (filled.length + consoled.length === 0) return t("dice-play-nobody-filled");
  if (isSolo) return t("dice-play-filled");
  return [
    ...(filled.length > 0 ? [t("dice-replay-scored", { names: listed(filled.map(nameOf)), points })] : []),
    ...(consoled.length > 0 ? [t("dice-play-consoled", { names: listed(consoled.map(nameOf)) })] : []),
  ].join(" ");
}

/** Who has won, over the last picture. */
export function verdict({ ranking }: Outcome, view: View, names: readonly string[]): string {
  const winners = ranking[0] ?? [];
  if (view.seats.length === 1) return t("dice-rolls-count", { count: view.rolls });
  const points = view.seats[winners[0] ?? 0]?.points ?? 0;
  const values = { names: listed(winners.map((seat) => names[seat] ?? "")), points };
  return winners.length > 1
    ? t("dice-result-won-several", values)
    : t("dice-result-won-one", { name: values.names, points });
}
