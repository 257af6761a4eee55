/** Which area is large on a phone: the one that was tapped, else the one where something can be done. */
import { AREAS, type Area } from "../pieces/colours";
import { areasOf } from "../play/candidates";
import type { Choice } from "../play/choice.svelte";

export class Glance {
  readonly #choice: Choice;
  #tapped = $state.raw<{ at: string; area: Area }>({ at: "", area: "yellow" });

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  readonly area: Area = $derived.by(() => {
    const { area } = this.#tapped;
    if (this.#tapped.at === this.#at) return area;
    const lit = areasOf(this.#choice.inArea);
    return lit.size === 0 || lit.has(area) ? area : (AREAS.find((other) => lit.has(other)) ?? area);
  });

  /** A tap on a tile also says where white goes. */
  open(area: Area): void {
    const { hasAreas, chosen } = this.#choice;
    if (hasAreas && (chosen.die !== null || chosen.bonus !== null)) this.#choice.chooseArea(area);
    this.#tapped = { at: this.#at, area };
  }

  /** To the neighbour on the right (1) or left (-1). */
  swipe(step: 1 | -1): void {
    const next = AREAS[AREAS.indexOf(this.area) + step];
    if (next) this.open(next);
  }

  /** What was chosen when a tile was tapped: once something else is, its area comes by itself. */
  get #at(): string {
    const { looked, chosen } = this.#choice;
    return `${looked} ${chosen.bonus} ${chosen.area}`;
  }
}
