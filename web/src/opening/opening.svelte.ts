/** From a tap to a table: becomes somebody, opens it, goes there. One at a time, so a second tap does nothing. */
import { api } from "../protocol/api";
import { me } from "../protocol/me.svelte";
import type { NewTable } from "../protocol/messages";
import { go } from "../router/router.svelte";
import { firstGame, gameWithId } from "../shelf/shelf";
import { sorry } from "../ui/sorry";
import { choices } from "./choices.svelte";

const FRIENDS = 4;
type Way = "bots" | "friends" | "all" | "alone" | "seat";

class Opening {
  /** the way that is being gone, while it takes */
  way = $state<Way | null>(null);

  bots(id = choices.game.id): Promise<void> {
    const game = gameWithId(id) ?? firstGame();
    const bots = choices.botsFor(game);
    const options = choices.optionsOf(id);
    return this.#open("bots", { game: id, seats: bots.length + 1, bots, options, start: true });
  }

  friends(id = choices.game.id): Promise<void> {
    return this.#open("friends", { game: id, seats: seatsFor(id) });
  }

  forAll(id = choices.game.id): Promise<void> {
    return this.#open("all", { game: id, seats: seatsFor(id), listed: true });
  }

  alone(id: string, options: Record<string, unknown>): Promise<void> {
    return this.#open("alone", { game: id, seats: 1, options, start: true });
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

function seatsFor(id: string): number {
  return Math.min(FRIENDS, gameWithId(id)?.most_seats ?? FRIENDS);
}

export const opening = new Opening();
