/** How each tile is turned now; kept while it goes to the card and back. */
import type { Cell } from "./cells";
import type { Reshape } from "./reshape";

export class Forms {
  #forms = $state.raw<Readonly<Record<string, readonly Cell[]>>>({});
  #reshapes = $state.raw<Readonly<Record<string, { how: Reshape; count: number }>>>({});

  get(tile: string): readonly Cell[] | undefined {
    return this.#forms[tile];
  }

  keep(tile: string, form: readonly Cell[]): void {
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
