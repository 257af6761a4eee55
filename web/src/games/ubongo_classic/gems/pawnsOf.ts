/** The pawns of a match as the board shows them. */
import type { BoardPawn } from "../board/pawns";
import type { ClassicMatch } from "../match/match.svelte";

/** `own` knows best where yours stands. */
export function pawnsOf(match: Pick<ClassicMatch, "people" | "view">, own: { lane: number | null }): BoardPawn[] {
  return match.people.flatMap(({ seat, name, colour, isYou }) => {
    const there = match.view.seats[seat];
    if (!there) return [];
    return [{ seat, name, colour, isYou, lane: isYou ? own.lane : there.pawn, home: there.home }];
  });
}
