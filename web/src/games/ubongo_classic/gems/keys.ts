/** From the keyboard to the gem board: 1 to 6 choose a lane, Enter does what the large button does. */
import { isElsewhere } from "../../../board/keys";
import { LANES } from "../board/shapes";

export interface LaneKeys {
  chosen: number | null;
  choose(lane: number): void;
  act(): void;
}

export function keyed({ chosen, choose, act }: LaneKeys, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  if (isElsewhere(event.target)) return;
  const lane = Number(event.key) - 1;
  if (event.key.length === 1 && lane >= 0 && lane < LANES) choose(lane);
  else if (event.key === "Enter" && isForUs(event.target, chosen)) act();
  else return;
  event.preventDefault();
}

/** Enter belongs to a button that has the focus, unless it is the lane that is chosen already. */
function isForUs(target: EventTarget | null, chosen: number | null): boolean {
  if (!(target instanceof HTMLElement)) return true;
  const lane = target.dataset["lane"];
  return lane === undefined ? !target.closest("button, a, [role=button]") : Number(lane) === chosen;
}
