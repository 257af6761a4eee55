/** What has to be filled, as keys of cells: asked for at every step of a hand's way, and the same as long as a card lies. */
import { type Area, cellsOf, keyOf } from "./cells";

const kept = new WeakMap<Area, ReadonlySet<string>>();

export function inside(area: Area): ReadonlySet<string> {
  let keys = kept.get(area);
  if (!keys) kept.set(area, (keys = new Set(cellsOf(area).map(keyOf))));
  return keys;
}
