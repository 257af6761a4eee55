/** Number keys grab dice. */
import { isElsewhere } from "../../../board/keys";

/** The die that a key means is clicked as a finger would. */
export function keyed(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  if (!/^[1-8]$/.test(event.key) || isElsewhere(event.target)) return;
  const die = document.querySelector<HTMLElement>(`[data-die="${event.key}"]`);
  if (!die) return;
  event.preventDefault();
  die.click();
}
