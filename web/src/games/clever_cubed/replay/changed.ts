/** Where something has just been marked. */
import type { Sheet } from "../../../protocol/clever_cubed";
import type { Area } from "../pieces/colours";

const PARTS: readonly (readonly [Area, (sheet: Sheet) => unknown])[] = [
  ["yellow", ({ yellow }) => yellow],
  ["turquoise", ({ turquoise }) => turquoise],
  ["blue", ({ blue_left, blue_right }) => [blue_left, blue_right]],
  ["brown", ({ brown }) => brown],
  ["pink", ({ pink }) => pink],
];

/** The area in which two sheets differ; null where none does. */
export function changedArea(before: Sheet, after: Sheet): Area | null {
  const differs = PARTS.find(([, partOf]) => JSON.stringify(partOf(before)) !== JSON.stringify(partOf(after)));
  return differs?.[0] ?? null;
}
