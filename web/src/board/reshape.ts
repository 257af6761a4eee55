/** Turning and flipping a piece: its form, the point it is held at, and what a tap or two taps mean. Pure. */
import { type Cell, flipped, sizeOf, turned } from "./cells";

export type Reshape = "turn" | "flip";
/** A point of the piece's box, in cells from its top left corner. */
export interface Grip {
  x: number;
  y: number;
}

export function reshaped(form: readonly Cell[], how: Reshape): Cell[] {
  return how === "turn" ? turned(form) : flipped(form);
}

/** Where the held point is afterwards: the piece turns about the pointer, not about its corner. */
export function regripped(form: readonly Cell[], grip: Grip, how: Reshape): Grip {
  const { rows, columns } = sizeOf(form);
  return how === "turn" ? { x: rows - grip.y, y: grip.x } : { x: columns - grip.x, y: grip.y };
}

export const DOUBLE_TAP = 280; // ms

export interface Tap {
  tile: string;
  at: number;
  /** what it was like before the tap */
  before: readonly Cell[];
}

/** A tap turns. A second one soon after takes that back and flips instead. */
export function tapped(
  form: readonly Cell[],
  tile: string,
  last: Tap | null,
  now: number,
): { form: Cell[]; how: Reshape; tap: Tap | null } {
  if (last?.tile === tile && now - last.at <= DOUBLE_TAP)
    return { form: reshaped(last.before, "flip"), how: "flip", tap: null };
  return { form: reshaped(form, "turn"), how: "turn", tap: { tile, at: now, before: form } };
}
