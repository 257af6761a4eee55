/** Where a match is: who plays the area, who is waited for, how often was rolled for it. */
import type { SeatView, View } from "../../../protocol/ubongo_dice";
import { COLOURS, type Colour } from "../pieces/shapes";

/** The seats that still play this area. */
export function playersOf({ seats }: View): number[] {
  return seats.flatMap((seat, index) => (seat.plays ? [index] : []));
}

/** Which roll of this area it is, from 1; while one is due, that one. */
export function rollOf({ seats, area, phase }: View): number {
  const rolled = Math.max(0, ...seats.map(({ sheet }) => sheet[area]?.rolls ?? 0));
  return phase === "rolling" ? rolled + 1 : rolled;
}

export function lacking(seat: SeatView): Colour[] {
  return COLOURS.filter((colour) => seat[colour] === null);
}

/** Whom the table waits for in this step; nobody waits for those who are away. */
export function waitedFor(view: View): number[] {
  const { phase, seats, roller, turn = null, away = [] } = view;
  const present = playersOf(view).filter((seat) => !away.includes(seat));
  if (phase === "rolling") return roller === null ? [] : [roller];
  if (phase === "drawing") return present.filter((seat) => !seats[seat]?.is_confirmed);
  if (phase !== "grabbing") return [];
  return turn === null ? present.filter((seat) => lacking(seats[seat] as SeatView).length > 0) : [turn];
}

/** How long this step may take, in ms; null where it has no end. */
export function lengthOf({ phase, ends, options }: View): number | null {
  if (ends === null) return null;
  if (phase === "rolling") return ROLLING;
  const limit = phase === "drawing" ? options.draw_limit : options.grab_limit;
  return limit === null ? null : limit * 1000;
}

const ROLLING = 10_000;
