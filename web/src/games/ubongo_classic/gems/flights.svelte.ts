/** Gems on their way to whoever took them. */
import type { Attachment } from "svelte/attachments";
import { settings } from "../../../settings/settings.svelte";
import type { Spot } from "../board/shapes";
import type { Colour } from "../pieces/gems";

export interface GemFlight {
  id: number;
  colour: Colour;
  from: Spot;
  to: { x: number; y: number };
  /** ms before it starts */
  delay: number;
}

/** Whatever can say where the gems of a lane are drawn on the screen. */
interface Places {
  placesOf(lane: number, lying: number): Spot[];
}

const STAGGER = 80;

export class GemFlights {
  all = $state.raw<readonly GemFlight[]>([]);
  board: Places | undefined;
  readonly #owners = new Map<number, Element>();
  #begun = 0;

  /** For the element to which the gems of a seat go. */
  owner(seat: number): Attachment<Element> {
    return (node) => {
      this.#owners.set(seat, node);
      return () => {
        if (this.#owners.get(seat) === node) this.#owners.delete(seat);
      };
    };
  }

  /** So many lay in the lane before. */
  begin(seat: number, lane: number, gems: readonly Colour[], lying: number): void {
    const owner = this.#owners.get(seat)?.getBoundingClientRect();
    const places = this.board?.placesOf(lane, lying) ?? [];
    if (!owner || settings.isStill) return;
    const to = { x: owner.x + owner.width / 2, y: owner.y + owner.height / 2 };
    const flights = gems.flatMap((colour, index) => {
      const from = places[index];
      return from ? [{ id: ++this.#begun, colour, from, to, delay: index * STAGGER }] : [];
    });
    this.all = [...this.all, ...flights];
  }

  arrived(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id);
  }

  /** All at once. */
  land(): void {
    this.all = [];
  }
}
