/** What a round came to, in the order a sheet shows it. Nothing is judged here: the view says who got what. */
import type { RoundResult, View } from "../../protocol/ubongo_race";
import type { Gain, RaceKit } from "../match/kit";

export interface Row {
  seat: number;
  /** null for who didn't solve it; the first share place 1 */
  place: number | null;
  /** ms for the card */
  time: number | null;
  isFirst: boolean;
  /** ms of the countdown that were left */
  left: number | null;
  /** ms taken off for the way of the message */
  credit: number;
  /** what was won beside the cards, and what that counts */
  stone: string | null;
  worth: number;
  gained: number;
  gain: Gain;
}

export type Slot = { is: "open" | "nothing" } | { is: "card"; cards: number; stone: string | null };

/** The newest round: the fastest first, then those who weren't done, as they sit; who only watched it isn't there. */
export function rowsOf(kit: RaceKit, view: View, result: RoundResult, names: readonly string[]): Row[] {
  const order = result.finishes
    .map((_, seat) => seat)
    .filter((seat) => view.seats[seat]?.card)
    .sort((one, other) => rankingTime(result, one) - rankingTime(result, other) || one - other);
  return order.map((seat, index) => rowOf(kit, view, result, seat, index + 1, names));
}

function rowOf(
  kit: RaceKit,
  view: View,
  result: RoundResult,
  seat: number,
  index: number,
  names: readonly string[],
): Row {
  const finish = result.finishes[seat] ?? null;
  const isFirst = result.first.includes(seat);
  const stone = kit.prize.wonIn(result, seat);
  return {
    seat,
    place: finish && (isFirst ? 1 : index),
    time: finish && finish.at - result.begun,
    isFirst,
    left: finish && result.ends !== null ? Math.max(0, result.ends - finish.at) : null,
    credit: finish ? finish.arrived - finish.at : 0,
    stone,
    worth: stone === null ? 0 : (kit.prize.worth?.(stone) ?? 1),
    gained: kit.gained(result, seat),
    gain: kit.gain(view, result, seat, names),
  };
}

function rankingTime(result: RoundResult, seat: number): number {
  const finish = result.finishes[seat];
  if (!finish) return Number.MAX_SAFE_INTEGER;
  return result.first.includes(seat) ? 0 : finish.at;
}

/** One slot per round: what this seat got in it. */
export function slotsOf(kit: RaceKit, view: View, seat: number): Slot[] {
  const rounds = view.rounds ?? view.results.length;
  const played = view.results.slice(0, rounds).map((result): Slot => {
    const { cards } = kit.gain(view, result, seat, []);
    return cards > 0 ? { is: "card", cards, stone: kit.prize.wonIn(result, seat) } : { is: "nothing" };
  });
  return [...played, ...new Array<Slot>(rounds - played.length).fill({ is: "open" })];
}
