/** The three rows of actions as buttons: how many are ready, whether one can be used now, and if not, why. */
import type { Sheet } from "../../../protocol/clever_cubed";
import { type Action, ACTIONS, fieldsOf } from "../sheet/actions";
import type { Choice } from "./choice.svelte";

export interface ActionButton {
  action: Action;
  ready: number;
  used: number;
  isOpen: boolean;
  /** it is being used */
  isOn: boolean;
  /** the reason why it can't be used now */
  why: string | null;
}

export function actionsOf(choice: Choice, sheet: Sheet): readonly ActionButton[] {
  return ACTIONS.map((action) => {
    const count = (state: string) => fieldsOf(action, sheet).filter((field) => field.state === state).length;
    const [ready, isOpen] = [count("ready"), isPossible(choice, action)];
    return {
      ...{ action, ready, used: count("used"), isOpen },
      isOn: action === "+1" ? choice.stage === "extra" && isOpen : choice.action === action,
      why: isOpen ? null : whyNot(choice, action, ready),
    };
  });
}

function isPossible({ view, options }: Choice, action: Action): boolean {
  if (action === "R") return view.legal.some(({ type }) => type === "reroll");
  if (action === "+1") return options.some(({ command }) => command.type === "extra");
  return options.some(({ joker }) => joker !== null);
}

function whyNot({ stage }: Choice, action: Action, ready: number): string {
  if (action === "R") return ready === 0 ? "reroll.none" : "reroll.not_now";
  if (action === "+1") return ready === 0 ? "extra.none" : "extra.not_yet";
  if (ready === 0) return "joker.none";
  return stage === "bonus" ? "bonus.first" : stage === "roll" ? "roll.first" : "match.not_your_turn";
}
