/** How many crosses a row has, those in pencil too. */
import type { Box, Mark } from "../marks/boxes";
import { type Choosing, isPencilled } from "../marks/choosing";
import type { BoxPlace } from "./plan";

export function crossesAmong(places: readonly BoxPlace[], marks: ReadonlyMap<Box, Mark>, choosing: Choosing): number {
  return places.filter(({ box }) => marks.get(box)?.kind === "crossed" || isPencilled(choosing, box)).length;
}

/** The boxes of a row, by the beginning of their names. */
export function rowOf(places: readonly BoxPlace[], beginning: string): readonly BoxPlace[] {
  return places.filter(({ box }) => box.startsWith(beginning));
}
