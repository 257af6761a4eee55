/** From a tap to a table: becomes somebody, opens it, goes there. One at a time, so a second tap does nothing. */
import { api } from "../protocol/api";
import { me } from "../protocol/me.svelte";
import type { NewTable } from "../protocol/messages";
import { GAME, optionsOf } from "../records/variant";
import { go } from "../router.svelte";
import { sorry } from "../ui/sorry";
import { choices } from "./choices.svelte";

const FRIENDS = 4;
type Way = "bots" | "friends" | "all" | "alone" | "seat";

class Opening {
  /** the way that is being gone, while it takes */
  way = $state<Way | null>(null);

  bots(): Promise<void> {
    const { bots, side } = choices;
    return this.#open("bots", { game: GAME, seats: bots.length + 1, bots, options: { side }, start: true });
  }

  friends(): Promise<void> {
    return this.#open("friends", { game: GAME, seats: FRIENDS });
  }

  forAll(): Promise<void> {
    return this.#open("all", { game: GAME, seats: FRIENDS, listed: true });
  }

  alone(): Promise<void> {
    return this.#open("alone", { game: GAME, seats: 1, options: optionsOf(choices.alone), start: true });
  }

  /** Takes a free seat at somebody's table. */
  seat(code: string): Promise<void> {
    return this.#go("seat", () => api.join(code));
  }

  #open(way: Way, table: NewTable): Promise<void> {
    choices.keep();
    return this.#go(way, () => api.createTable(table));
  }

  async #go(way: Way, reach: () => Promise<{ code: string }>): Promise<void> {
    if (this.way) return;
    this.way = way;
    try {
      await me.be();
      const { code } = await reach();
      go(`/t/${code.toUpperCase()}`);
    } catch (error) {
      sorry(error);
    } finally {
      this.way = null;
    }
  }
}

export const opening = new Opening();
