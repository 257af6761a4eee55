/** What the gem board means for the seats: where a pawn may go, who may be faster, what each is doing. */
import type { SeatView, View } from "../../../protocol/ubongo_classic";
import { LANES } from "../board/shapes";
import type { Reach } from "../board/spoken";
import { bestColours, type Colour, type Gems } from "../pieces/gems";

/** How many steps each lane is away, null where the pawn may not stand; null for all where nothing can be chosen. */
export function reachOf({ reachable, home }: Pick<SeatView, "reachable" | "home">): Reach | null {
  if (reachable.length === 0 || home === null) return null;
  return Array.from({ length: LANES }, (_, lane) => (reachable.includes(lane) ? Math.abs(lane - home) : null));
}

/** May move and take: nothing taken yet, and not done. */
export function mayTake({ reachable, gives_up: isDone }: Pick<SeatView, "reachable" | "gives_up">): boolean {
  return reachable.length > 0 && !isDone;
}

/** Whether a take can give anything at all. */
export function canGet({ lanes }: Pick<View, "lanes">, { reachable }: Pick<SeatView, "reachable">): boolean {
  return reachable.some((lane) => (lanes[lane]?.length ?? 0) > 0);
}

/** The seats that stand in a lane and may take its pair before you do. */
export function rivalsIn(view: Pick<View, "seats" | "away">, you: number, lane: number): number[] {
  return view.seats.flatMap((seat, index) => {
    const isThere = index !== you && seat.pawn === lane && !(view.away ?? []).includes(index);
    return isThere && mayTake(seat) ? [index] : [];
  });
}

/** What a seat is doing while the sand runs. */
export type Doing = "away" | "solving" | "gives up" | "settling" | "done" | "in your lane" | "moving" | "took";

export function doingOf(view: View, index: number, yourLane: number | null): Doing {
  const seat = view.seats[index];
  if (!seat) return "away";
  if (seat.taken.length > 0) return "took";
  if (seat.finish === null) return isAway(view, index) ? "away" : seat.gives_up ? "gives up" : "solving";
  if (seat.place === null) return "settling";
  if (seat.gives_up || isAway(view, index) || !mayTake(seat)) return "done";
  return yourLane !== null && seat.pawn === yourLane ? "in your lane" : "moving";
}

function isAway({ away = [] }: Pick<View, "away">, index: number): boolean {
  return away.includes(index);
}

/** The colour that a seat has most of; null before its first gem. */
export function bestOf(gems: Gems): { colour: Colour; count: number } | null {
  const [colour] = bestColours(gems);
  return colour === undefined ? null : { colour, count: Math.max(...gems) };
}

export function hasGems({ seats }: Pick<View, "seats">): boolean {
  return seats.some(({ gems }) => gems.some((count) => count > 0));
}

/** From 1, one per seat; who shares a rank has the same. */
export function ranksOf({ ranking, seats }: Pick<View, "ranking" | "seats">): number[] {
  return seats.map((_, seat) => {
    const group = ranking.findIndex((sharing) => sharing.includes(seat));
    return 1 + ranking.slice(0, Math.max(0, group)).reduce((sum, sharing) => sum + sharing.length, 0);
  });
}
