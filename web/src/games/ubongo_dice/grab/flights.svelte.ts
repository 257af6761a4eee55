/** Dice on their way from the mat to whoever grabbed them. */
import type { Attachment } from "svelte/attachments";
import { settings } from "../../../settings/settings.svelte";
import type { Die } from "../../../protocol/ubongo_dice";
import type { Colour } from "../pieces/shapes";

interface Spot {
  x: number;
  y: number;
  size: number;
}

export interface DieFlight {
  id: number;
  colour: Colour;
  face: string;
  from: Spot;
  to: Spot;
}

export class DiceFlights {
  all = $state.raw<readonly DieFlight[]>([]);
  readonly #places = new Map<string, Element>();
  #flown = new Set<string>();
  #roll = 0;
  #begun = 0;

  /** For a die on the mat. */
  die({ colour, number }: Die): Attachment<Element> {
    return this.#at(`die ${colour} ${number}`);
  }

  /** For the place where the die of a colour goes. */
  place(seat: number, colour: Colour): Attachment<Element> {
    return this.#at(`seat ${seat} ${colour}`);
  }

  /** Once per die and roll. */
  begin(roll: number, seat: number, die: Die, face: string): void {
    if (roll !== this.#roll) [this.#roll, this.#flown] = [roll, new Set()];
    const key = `die ${die.colour} ${die.number}`;
    const [from, to] = [this.#spot(key), this.#spot(`seat ${seat} ${die.colour}`)];
    if (this.#flown.has(key)) return;
    this.#flown.add(key);
    if (!from || !to || settings.isStill) return;
    this.all = [...this.all, { id: ++this.#begun, colour: die.colour, face, from, to }];
  }

  arrived(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id);
  }

  #at(key: string): Attachment<Element> {
    return (node) => {
      this.#places.set(key, node);
      return () => {
        if (this.#places.get(key) === node) this.#places.delete(key);
      };
    };
  }

  #spot(key: string): Spot | null {
    const box = this.#places.get(key)?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height) } : null;
  }
}
