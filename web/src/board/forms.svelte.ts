/** How each tile is turned now; kept while it goes to the card and back. */
import { type Form, sameForm } from "./form";
import type { Reshape } from "./reshape";

export class Forms {
  #forms = $state.raw<Readonly<Record<string, Form>>>({});
  #reshapes = $state.raw<Readonly<Record<string, { how: Reshape; count: number }>>>({});

  readonly #seen = new Map<string, Form>();

  /** The same object as long as the form is the same: nothing is drawn anew for it. */
  steady(tile: string, form: Form): Form {
    const before = this.#seen.get(tile);
    if (before && sameForm(before, form)) return before;
    this.#seen.set(tile, form);
    return form;
  }

  get(tile: string): Form | undefined {
    return this.#forms[tile];
  }

  keep(tile: string, form: Form): void {
    this.#forms = { ...this.#forms, [tile]: form };
  }

  /** What was done to the tile last, and how often in all: each time is shown once. */
  reshapeOf(tile: string): { how: Reshape; count: number } | undefined {
    return this.#reshapes[tile];
  }

  mark(tile: string, how: Reshape): void {
    this.#reshapes = { ...this.#reshapes, [tile]: { how, count: (this.#reshapes[tile]?.count ?? 0) + 1 } };
  }
}
