/** From a tap to a table: becomes somebody, opens it, goes there. One at a time, so a second tap does nothing. */
import type { Options } from "../games/game";
import { loadGame } from "../games/registry";
import { api, AWAY, RefusedError } from "../protocol/api";
import { house } from "../protocol/house.svelte";
import { me } from "../protocol/me.svelte";
import type { NewTable } from "../protocol/messages";
import { go } from "../router/router.svelte";
import { firstGame, gameWithId } from "../shelf/shelf";
import { sorry } from "../ui/sorry";
import { choices } from "./choices.svelte";

const FRIENDS = 4;
type Way = "bots" | "friends" | "device" | "all" | "alone" | "seat";

class Opening {
  /** the way that is being gone, while it takes */
  way = $state<Way | null>(null);

  /** `agreed` goes before what was last chosen */
  bots(id = choices.game.id, agreed: Options = {}): Promise<void> {
    const chosen = choices.optionsOf(id);
    return this.#open("bots", async () => {
      const [{ start }] = await Promise.all([loadGame(id), house.look()]).catch(() =>
        Promise.reject(new RefusedError(AWAY)),
      );
      const bots = choices.botsFor(gameWithId(id) ?? firstGame());
      const seats = bots.length + 1;
      const options = { ...(start?.optionsFor?.(chosen, seats) ?? chosen), ...agreed };
      return { game: id, seats, bots, options, start: true };
    });
  }

  friends(id = choices.game.id, agreed?: Options): Promise<void> {
    return this.#open("friends", () => ({ game: id, seats: seatsFor(id), ...(agreed && { options: agreed }) }));
  }

  /** Several people on this device, for whom there are seats; who they are is said at the table. */
  device(id: string, names: readonly string[]): Promise<void> {
    return this.#open("device", () => ({ game: id, seats: names.length + 1, companions: [...names] }));
  }

  forAll(id = choices.game.id): Promise<void> {
    return this.#open("all", () => ({ game: id, seats: seatsFor(id), listed: true }));
  }

  alone(id: string, options: Record<string, unknown>): Promise<void> {
    return this.#open("alone", () => ({ game: id, seats: 1, options, start: true }));
  }

  /** Takes a free seat at somebody's table. */
  seat(code: string): Promise<void> {
    return this.#go("seat", () => api.join(code));
  }

  #open(way: Way, table: () => NewTable | Promise<NewTable>): Promise<void> {
    choices.keep();
    return this.#go(way, async () => api.createTable(await table()));
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
