/** The two ways to fill the next field of pink, once it is clear that pink is meant. */
import type { BoxId } from "../marks/boxes";
import type { Choice } from "./choice.svelte";

export interface PinkWays {
  field: number;
  half: number;
  times: number;
  chosen: "half" | "times" | null;
}

/** Null where there is only one way, or another area may be meant. */
export function pinkWays({ own, area, chosen: { die, bonus }, choosing }: Choice): PinkWays | null {
  if (!own || area !== "pink" || (die === null && bonus === null)) return null;
  const field = own.sheet.pink.length + 1;
  const [half, times] = [choosing.writes.get(`pink-${field}-half`), choosing.writes.get(`pink-${field}-times`)];
  if (half === undefined || times === undefined) return null;
  const isPencilled = (way: "half" | "times") => choosing.pencilled.has(`pink-${field}-${way}` as BoxId);
  return { field, half, times, chosen: isPencilled("half") ? "half" : isPencilled("times") ? "times" : null };
}
