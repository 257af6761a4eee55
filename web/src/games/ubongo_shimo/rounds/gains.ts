/** What a round gave whom, in words. What changes hands is the view's word; here it is only said. */
import type { RoundEnded, RoundResult, View } from "../../../protocol/ubongo_shimo";
import type { Gain } from "../../../ubongo/match/kit";
import { listed, t } from "../../../words/words.svelte";
import { gemWon, worthOf } from "../pieces/gems";
import { isPlayOff } from "./play_off";

export function pointsIn(result: RoundResult, seat: number): number {
  const gem = gemWon(result, seat);
  return (result.cards[seat] ?? 0) + (gem === null ? 0 : worthOf(gem));
}

export function gainOf(view: View, result: RoundResult, seat: number, names: readonly string[]): Gain {
  const cards = result.cards[seat] ?? 0;
  const note = noteOn(view, result, seat, names);
  const won = t("shimo-gain", { count: cards, gem: gemWon(result, seat) ?? "none" });
  return { cards, note, spoken: [cards > 0 ? won : "", note === null ? "" : `${note}.`].join(" ").trim() };
}

/** What became of an unsolved card, or of a gem that nobody could take. */
function noteOn(view: View, result: RoundResult, seat: number, names: readonly string[]): string | null {
  if (result.colour === null) return result.winner === seat ? t("shimo-play-off-won") : null;
  if (!result.finishes[seat]) return cardOf(view, result, seat, names);
  return result.first.includes(seat) && result.winner === null ? t("shimo-gem-to-box") : null;
}

/** It goes to the first; to the box if there is none, or if its seat was away for the whole round. */
function cardOf({ away, you }: View, { winner, cards, finishes }: RoundResult, seat: number, names: readonly string[]) {
  if (winner === null) return t("shimo-card-to-box");
  const taken = (cards[winner] ?? 0) - 1;
  const unsolved = finishes.filter((finish) => finish === null).length;
  const isTaken = taken === unsolved || (taken > 0 && !away?.includes(seat));
  if (!isTaken) return t("shimo-card-to-box");
  return winner === you ? t("shimo-card-to-you") : t("shimo-card-to", { name: names[winner] ?? "" });
}

/** For logs: who was first and what they take, or why nobody takes anything. */
export function endingInWords({ first, gem, taken }: RoundEnded, view: View, names: readonly string[]): string {
  const nameOf = (seat: number) => names[seat] ?? "";
  const [only] = first;
  if (only === undefined) return t("replay-log-nobody");
  if (first.length > 1) return t("shimo-log-untold", { names: listed(first.map(nameOf)) });
  if (isPlayOff(view) || gem === null) return t("shimo-log-play-off", { name: nameOf(only) });
  return t("shimo-log-first", { name: nameOf(only), gem: view.gem ?? "yellow", count: taken.length });
}
