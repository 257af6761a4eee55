/** The three rows of actions: how many of the fields are circled, and which of those are used. */
import type { Sheet } from "../../../protocol/clever_cubed";
import { ROW_ENDS, SHEET } from "../../../protocol/clever_cubed_sheet";
import { hasBit } from "../marks/boxes";

export type Action = keyof typeof ROW_ENDS;
export const ACTIONS: readonly Action[] = ["R", "J", "+1"];

/** open: not won yet. ready: circled. used: circled and crossed. */
export interface ActionField {
  state: "open" | "ready" | "used";
  /** the number a joker has in it */
  print: string;
}

export function fieldsOf(action: Action, sheet: Sheet): readonly ActionField[] {
  const circled = { R: sheet.rerolls, J: sheet.jokers, "+1": sheet.extras }[action];
  return SHEET.jokers.fields.map((joker, index) => ({
    state: index >= circled ? "open" : isUsed(action, sheet, index + 1) ? "used" : "ready",
    print: action === "J" ? joker : "",
  }));
}

/** Jokers are used in any order, the others from the left. */
function isUsed(action: Action, sheet: Sheet, place: number): boolean {
  if (action === "J") return hasBit(sheet.jokers_used, place);
  return place <= (action === "R" ? sheet.rerolls_used : sheet.extras_used);
}
