/** What can be done on a sheet now. The rules say it, sheets and areas show it. */
import type { Spot } from "../../../protocol/clever_cubed_sheet";
import type { Box, BoxId } from "./boxes";

export interface Choosing {
  /** a tap picks one of these */
  lit: ReadonlySet<BoxId>;
  /** picked, not confirmed yet; a tap takes the pencil back */
  pencilled: ReadonlySet<BoxId>;
  /** the bonuses that a lit or pencilled box would win */
  reach: ReadonlySet<Spot>;
  /** what would be written into a box of blue or pink */
  writes: ReadonlyMap<BoxId, number>;
  onpick: (box: BoxId) => void;
}

/** For a sheet that is only looked at. */
export const NOTHING: Choosing = {
  lit: new Set(),
  pencilled: new Set(),
  reach: new Set(),
  writes: new Map(),
  onpick: () => {},
};

/** The ways to pick a box. */
export function picksOf(box: Box): readonly BoxId[] {
  return isPink(box) ? [`${box}-times`, `${box}-half`] : [box as BoxId];
}

export function isLit(choosing: Choosing, box: Box): boolean {
  return picksOf(box).some((pick) => choosing.lit.has(pick) || choosing.pencilled.has(pick));
}

export function isPencilled(choosing: Choosing, box: Box): boolean {
  return picksOf(box).some((pick) => choosing.pencilled.has(pick));
}

function isPink(box: Box): box is `pink-${number}` {
  return box.startsWith("pink-");
}
