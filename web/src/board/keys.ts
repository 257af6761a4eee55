/** From the keyboard to the hand: everything can be done without a pointer. */
import type { Hand } from "./hand.svelte";

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function keyed(hand: Hand, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return;
  if (acted(hand, event.key, tileAt(event.target))) event.preventDefault();
}

function acted(hand: Hand, key: string, tile: string | null): boolean {
  if (key === "r" || key === "R") hand.reshape("turn");
  else if (key === "f" || key === "F") hand.reshape("flip");
  else if (key === "Escape" && hand.held) hand.putBack();
  else if ((key === "Delete" || key === "Backspace") && tile !== null) hand.takeBack(tile);
  else if (STEPS[key] && tile !== null) hand.step(tile, ...STEPS[key]);
  else return false;
  return true;
}

/** The tile whose button has the focus. */
function tileAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>("[data-tile]")?.dataset["tile"] ?? null) : null;
}

/** Somebody writes, or a dialog is open: the keys aren't ours. */
export function isElsewhere(target: EventTarget | null): boolean {
  const isTyping = target instanceof HTMLElement && target.matches("input, textarea, select");
  return isTyping || document.querySelector("dialog[open]") !== null;
}
