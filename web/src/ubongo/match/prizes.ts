/** Stones that were won, put together by their kind. */

export interface Pile {
  kind: string;
  count: number;
}

/** In the order in which they come. */
export function byKind(stones: readonly string[]): Pile[] {
  return [...new Set(stones)].map((kind) => ({ kind, count: stones.filter((other) => other === kind).length }));
}
