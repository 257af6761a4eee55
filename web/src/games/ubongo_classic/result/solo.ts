/** A match alone in figures: gems by colour, then time. */
import type { Figure, Records, Result } from "../../../protocol/messages";
import type { View } from "../../../protocol/ubongo_classic";
import { countsOf } from "./colours";

/** ms from the rolls to the ends of the rounds */
export function timeOf({ results }: View): number {
  return results.reduce((sum, { begun, over }) => sum + over - begun, 0);
}

/** The result of this match is in these records, or would not change them. */
export function areComplete({ personal_best: best }: Records, view: View): boolean {
  if (best === null) return false;
  const reached = [...countsOf(view, 0), -timeOf(view)];
  const differing = figuresOf(best).findIndex((value, index) => value !== reached[index]);
  return differing < 0 || (figuresOf(best)[differing] ?? 0) > (reached[differing] ?? 0);
}

/** More is better in each of them. */
function figuresOf({ value, unit, then = [] }: Result): number[] {
  const figures: Figure[] = [{ value, unit }, ...then];
  return figures.map((figure) => (figure.unit === "milliseconds" ? -figure.value : figure.value));
}
