/** Tiles on their way by themselves, back to where they belong. */
import { settings } from "../settings/settings.svelte";
import type { Form } from "./form";
import type { Box } from "./places.svelte";

export interface Flight {
  id: number;
  tile: string;
  form: Form;
  from: Box;
  to: Box;
  kind: "home" | "illegal";
}

export class Flights {
  all = $state.raw<readonly Flight[]>([]);
  #begun = 0;

  has(tile: string): boolean {
    return this.all.some((flight) => flight.tile === tile);
  }

  begin(flight: Omit<Flight, "id">): void {
    if (settings.isStill) return;
    this.stop(flight.tile);
    this.all = [...this.all, { ...flight, id: ++this.#begun }];
  }

  stop(tile: string): void {
    if (this.has(tile)) this.all = this.all.filter((flight) => flight.tile !== tile);
  }

  arrived(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id);
  }
}
