/** What this server has to choose from: asked once, when it first matters. */
import { api } from "./api";
import type { House } from "./messages";

class HouseHere {
  /** null until it is known */
  told = $state.raw<House | null>(null);
  #asked: Promise<House | null> | undefined;

  /** Null where the server can't be reached; next time it may be. */
  look(): Promise<House | null> {
    this.#asked ??= api.house().then(
      (told) => (this.told = told),
      () => {
        this.#asked = undefined;
        return null;
      },
    );
    return this.#asked;
  }
}

export const house = new HouseHere();
