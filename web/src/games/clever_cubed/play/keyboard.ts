/** Keys: numbers choose dice or numbers, arrows go from one lit box to the next, Enter confirms, U or Backspace undoes,
 * R rolls, J and E take the actions, H asks for a hint. */
import { isElsewhere } from "../../../board/keys";
import { COLOUR_OF, COLOURS, type DieName } from "../pieces/colours";
import type { PlayTable } from "./table.svelte";

const DICE = Object.keys(COLOUR_OF) as DieName[];
const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keyed(table: PlayTable, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return;
  if (!event.repeat && acted(table, event)) event.preventDefault();
  else if (stepped(STEPS[event.key])) event.preventDefault();
}

function acted(table: PlayTable, { key, target }: KeyboardEvent): boolean {
  const name = key.toLowerCase();
  if (/^[1-9]$/.test(key)) numbered(table, Number(key));
  else if (key === "Enter") return confirmed(table, target);
  else if (name === "u" || key === "Backspace") table.undo();
  else if (name === "r") rolled(table);
  else if (name === "j") pressed(table, "J");
  else if (name === "p") table.decline();
  else if (name === "h") void table.hinting.ask();
  else if (key === "Escape" && table.choice.isBegun) table.choice.reset();
  else return false;
  return true;
}

/** Keys that are out come first; else dice, in the order of their places. */
function numbered(table: PlayTable, number: number): void {
  if (table.choice.keys.length > 0 && table.choice.stage === "bonus") return table.choice.chooseNumber(number);
  if (table.choice.action === "J" && table.choice.chosen.die !== null) return table.choice.chooseNumber(number);
  const die = DICE.find((name) => COLOUR_OF[name] === COLOURS[number - 1]);
  if (die) table.chooseDie(die);
}

/** A button that has the focus is pressed by Enter itself, but for a box that is pencilled already. */
function confirmed(table: PlayTable, target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest<HTMLElement>("button, a") : null;
  const isPencilled = button?.dataset["pick"] !== undefined && button.ariaPressed === "true";
  const isDie = button?.dataset["die"] !== undefined && button.ariaPressed === "true";
  if (button && !isPencilled && !isDie) return false;
  table.confirm();
  return true;
}

function rolled(table: PlayTable): void {
  if (table.choice.stage === "roll") table.confirm();
  else pressed(table, "R");
}

function pressed(table: PlayTable, action: "R" | "J"): void {
  const button = table.actions.find((other) => other.action === action);
  if (button) table.press(button);
}

/** To the nearest lit box in that direction, or to the first one. */
function stepped(step: readonly [across: number, down: number] | undefined): boolean {
  if (!step) return false;
  const [across, down] = step;
  const boxes = [...document.querySelectorAll<HTMLElement>("[data-pick]")];
  const from = document.activeElement;
  if (boxes.length === 0) return false;
  if (!(from instanceof HTMLElement) || from.dataset["pick"] === undefined) return focused(boxes[0]);
  const [x, y] = middleOf(from);
  const ahead = boxes.flatMap((box) => {
    const [bx, by] = middleOf(box);
    const along = (bx - x) * across + (by - y) * down;
    const aside = Math.abs((bx - x) * down) + Math.abs((by - y) * across);
    return along > 2 ? [{ box, far: along + 2 * aside }] : [];
  });
  return focused(ahead.toSorted((one, other) => one.far - other.far)[0]?.box ?? from);
}

function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function focused(element: HTMLElement | undefined): boolean {
  element?.focus({ preventScroll: true });
  return true;
}
