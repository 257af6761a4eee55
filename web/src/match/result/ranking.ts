/** A ranking, seat by seat: who shares a rank has the same place. */

export interface Placed {
  seat: number;
  place: number;
}

export function placesOf(ranking: readonly (readonly number[])[]): Placed[] {
  let place = 1;
  return ranking.flatMap((together) => {
    const placed = together.map((seat) => ({ seat, place }));
    place += together.length;
    return placed;
  });
}

/** As they stand on a podium: the best in the middle, the second to the left. */
export function podiumOrder(placed: readonly Placed[]): Placed[] {
  const [best, second, ...others] = placed;
  if (!best || !second || others.length === 0) return [...placed];
  return [second, best, ...others];
}
