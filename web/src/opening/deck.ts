/** The deck that an address names: printed pages lead to `/classic?deck=7`. */

const LONGEST = 100; // as the server has it

/** Its seed; null where there is none that could be one. */
export function deckIn(search: string): string | null {
  const seed = new URLSearchParams(search).get("deck");
  return seed === null || seed === "" || seed.length > LONGEST ? null : seed;
}
