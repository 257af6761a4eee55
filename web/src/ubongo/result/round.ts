/** What a round came to, in the order a sheet shows it. Nothing is judged here: the view says who got what. */
import type { RoundResult, View } from "../../protocol/ubongo_race";
import type { RaceKit } from "../match/kit";

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
  /** what was won beside the card */
  stone: string | null;
  gained: number;
}

export type Slot = { is: "open" | "nothing" } | { is: "card"; stone: string | null };

/** The newest round: the fastest first, then those who weren't done, as they sit. */
export function rowsOf(kit: RaceKit, result: RoundResult): Row[] {
  const order = result.finishes
    .map((_, seat) => seat)
    .sort((one, other) => rankingTime(result, one) - rankingTime(result, other) || one - other);
  return order.map((seat, index) => rowOf(kit, result, seat, index + 1));
}

function rowOf(kit: RaceKit, result: RoundResult, seat: number, index: number): Row {
  const finish = result.finishes[seat] ?? null;
  const isFirst = result.first.includes(seat);
  return {
    seat,
    place: finish && (isFirst ? 1 : index),
    time: finish && finish.at - result.begun,
    isFirst,
    left: finish && result.ends !== null ? Math.max(0, result.ends - finish.at) : null,
    credit: finish ? finish.arrived - finish.at : 0,
    stone: kit.prize.wonIn(result, seat),
    gained: kit.gained(result, seat),
  };
}

function rankingTime(result: RoundResult, seat: number): number {
  const finish = result.finishes[seat];
  if (!finish) return Number.MAX_SAFE_INTEGER;
  return result.first.includes(seat) ? 0 : finish.at;
}

/** One slot per round: what this seat got in it. */
export function slotsOf(kit: RaceKit, view: View, seat: number): Slot[] {
  const played = view.results.map((result): Slot => {
    return result.finishes[seat] ? { is: "card", stone: kit.prize.wonIn(result, seat) } : { is: "nothing" };
  });
  const toGo = Math.max(0, (view.rounds ?? 0) - played.length);
  return [...played, ...new Array<Slot>(toGo).fill({ is: "open" })];
}
