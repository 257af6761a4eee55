/** What a round came to, seat by seat, in the order a page shows it. Nothing is judged here: the view says it all. */
import type { RoundResult, View } from "../../../protocol/ubongo_classic";
import type { Colour } from "../pieces/gems";

export interface Row {
  seat: number;
  /** null for a card that wasn't solved */
  place: number | null;
  /** ms for the card */
  time: number | null;
  /** ms taken off for the way of the message */
  credit: number;
  /** lanes that the pawn went */
  moved: number;
  gems: readonly Colour[];
}

/** Those who solved by their places, then the others as they sit. */
export function rowsOf(result: RoundResult): Row[] {
  return result.places
    .map((_, seat) => rowOf(result, seat))
    .sort(
      (one, other) => orderOf(one) - orderOf(other) || (one.time ?? 0) - (other.time ?? 0) || one.seat - other.seat,
    );
}

function rowOf({ places, finishes, begun, lanes, gems }: RoundResult, seat: number): Row {
  const finish = finishes[seat];
  const [from, to] = lanes[seat] ?? [0, 0];
  const time = finish ? finish.at - begun : null;
  const credit = finish ? finish.arrived - finish.at : 0;
  return { seat, place: places[seat] ?? null, time, credit, moved: Math.abs(to - from), gems: gems[seat] ?? [] };
}

function orderOf({ place }: Row): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}

/** ms that a seat needed for the cards it has solved, in their order. */
export function timesOf(view: View, seat: number): number[] {
  return view.results.flatMap(({ finishes, begun }) => {
    const finish = finishes[seat];
    return finish ? [finish.at - begun] : [];
  });
}
