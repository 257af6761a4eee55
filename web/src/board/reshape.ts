/** Turning and flipping a piece: its form, the point it is held at, and what a tap or two taps mean. Pure. */
import { mirrored, quarterTurned, sizeOf } from "./cells";
import { type Form, formed, normalisedForm } from "./form";

export type Reshape = "turn" | "flip";
/** A point of the piece's box, in cells from its top left corner. */
export interface Grip {
  x: number;
  y: number;
}

export function reshaped({ cells, holes }: Form, how: Reshape): Form {
  const goes = how === "turn" ? quarterTurned : mirrored;
  return normalisedForm(formed(cells.map(goes), holes?.map(goes)));
}

/** Where the held point is afterwards: the piece turns about the pointer, not about its corner. */
export function regripped({ cells }: Form, grip: Grip, how: Reshape): Grip {
  const { rows, columns } = sizeOf(cells);
  return how === "turn" ? { x: rows - grip.y, y: grip.x } : { x: columns - grip.x, y: grip.y };
}

export const DOUBLE_TAP = 280; // ms

export interface Tap {
  tile: string;
  at: number;
  /** what it was like before the tap */
  before: Form;
}

/** A tap turns. A second one soon after takes that back and flips instead. */
export function tapped(
  form: Form,
  tile: string,
  last: Tap | null,
  now: number,
): { form: Form; how: Reshape; tap: Tap | null } {
  if (last?.tile === tile && now - last.at <= DOUBLE_TAP)
    return { form: reshaped(last.before, "flip"), how: "flip", tap: null };
  return { form: reshaped(form, "turn"), how: "turn", tap: { tile, at: now, before: form } };
}
