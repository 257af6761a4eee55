/** Gems sorted by number: place by place they are what ranks are made of. */
import type { View } from "../../../protocol/ubongo_classic";
import { type Colour, COLOURS, type Gems, withMore } from "../pieces/gems";

export interface Pile {
  colour: Colour;
  count: number;
}

/** The largest pile first; piles of a size as their colours always lie. */
export function pilesOf(gems: Gems): Pile[] {
  const piles = COLOURS.map((colour, index) => ({ colour, count: gems[index] ?? 0 }));
  return piles.sort((one, other) => other.count - one.count);
}

/** How many gems a seat has of its best colour, its second, and so on. */
export function countsOf(view: View, seat: number): number[] {
  return pilesOf(view.seats[seat]?.gems ?? []).map(({ count }) => count);
}

/** How many of its best colour a seat had after each round; it begins with none. */
export function bestByRound({ results }: View, seat: number): number[] {
  let gems: Gems = COLOURS.map(() => 0);
  const best = results.map((result) => {
    gems = withMore(gems, result.gems[seat] ?? []);
    return Math.max(...gems);
  });
  return [0, ...best];
}
