/** Views of Clever Cubed for tests: real ones that Python made, and seats to put into them. */
import { readFileSync } from "node:fs";
import type { Command, SeatView, View } from "../src/protocol/clever_cubed";

export const VIEWS = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../tests/vectors/clever_views.json`, "utf8"),
) as readonly View[];

/** The first view in which the seat is to do this. */
export function viewTo(stage: SeatView["stage"], isSo: (view: View) => boolean = () => true): View {
  const found = VIEWS.find((view) => ownOf(view).stage === stage && isSo(view));
  if (!found) throw new Error(`no view to ${stage}`);
  return found;
}

export function ownOf(view: View): SeatView {
  const own = view.seats[view.you ?? -1];
  if (!own) throw new Error("a spectator's view");
  return own;
}

/** The view with another seat of one's own. */
export function withOwn(view: View, changes: Partial<SeatView>, others: Partial<View> = {}): View {
  const seats = view.seats.map((seat, number) => (number === view.you ? { ...seat, ...changes } : seat));
  return { ...view, seats, ...others };
}

/** A match that can be changed, and keeps what is sent. */
export class StillMatch {
  view = $state.raw<View>(VIEWS[0] as View);
  sent: Command[] = [];

  constructor(view: View) {
    this.view = view;
  }

  send(command: Command): Promise<number> {
    this.sent.push(command);
    return Promise.resolve(1);
  }
}

export function isHalf(command: Command): boolean {
  return command.type === "bonus" && command.mark.type === "pink" && command.mark.way === "half";
}
