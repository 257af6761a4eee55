/** What the area is worth: who has got what, who fills it now, later, and who is left alone. */
import type { View } from "../../../protocol/ubongo_dice";
import { playersOf } from "./rolls";

export interface Group {
  points: number;
  seats: number[];
}

export interface Stakes {
  /** who has filled it, earlier groups first */
  taken: Group[];
  /** for those who fill it with this roll */
  now: number;
  /** for those who do so with a later one, at most; null where nobody could */
  later: number | null;
  /** for the one who is left; null where nobody can be */
  alone: number | null;
}

const CONSOLATION = 1;

export function stakesOf(view: View): Stakes {
  const players = playersOf(view).length;
  return {
    taken: takenOf(view),
    now: view.at_stake,
    later: players > 2 ? view.at_stake - 1 : null, // of two the other one is left alone
    alone: players > 1 ? CONSOLATION : null,
  };
}

function takenOf({ seats, area }: View): Group[] {
  const groups = new Map<number, number[]>();
  seats.forEach(({ sheet }, seat) => {
    const { points = null, is_consolation = false } = sheet[area] ?? {};
    if (points !== null && !is_consolation) groups.set(points, [...(groups.get(points) ?? []), seat]);
  });
  return [...groups]
    .map(([points, group]) => ({ points, seats: group }))
    .sort((one, other) => other.points - one.points);
}
