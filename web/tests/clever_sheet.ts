/** Sheets of Clever Cubed for tests. */
import { NO_POINTS, NOTHING_MARKED } from "../src/games/clever_cubed/marks/blank";
import type { Shown } from "../src/games/clever_cubed/marks/shown";
import type { Points, Sheet } from "../src/protocol/clever_cubed";

export { NOTHING_MARKED as EMPTY };

/** Bits of places counted from 1. */
export function bits(...places: number[]): number {
  return places.reduce((sum, place) => sum | (1 << (place - 1)), 0);
}

export function shownOf(sheet: Partial<Sheet> = {}, points: Partial<Points> = {}, bonuses = ""): Shown {
  return { sheet: { ...NOTHING_MARKED, ...sheet }, points: { ...NO_POINTS, ...points }, bonuses };
}
