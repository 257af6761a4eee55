/** Who sits at this device. A person becomes a guest when it first matters, under a name that can be changed. */
import { api } from "./api";
import { GUEST_NAMES } from "./guestNames";
import type { NewGuest, Player } from "./messages";

const COLOURS: NewGuest["colour"][] = ["blue", "green", "orange", "pink", "red", "teal", "violet", "yellow"];

class Me {
  player = $state.raw<Player | null>(null);
  #asked: Promise<Player | null> | undefined;

  /** Who we are, if we are somebody already. */
  look(): Promise<Player | null> {
    this.#asked ??= api.me().then(
      (player) => (this.player = player),
      (error: unknown) => {
        this.#asked = undefined; // next time it may work
        throw error;
      },
    );
    return this.#asked;
  }

  /** Who we are; a new guest if we were nobody. */
  async be(): Promise<Player> {
    return (await this.look()) ?? this.rename(pick(GUEST_NAMES), pick(COLOURS));
  }

  async rename(name: string, colour?: NewGuest["colour"]): Promise<Player> {
    const kept = COLOURS.find((each) => each === this.player?.colour);
    this.player = await api.beGuest({ name, colour: colour ?? kept ?? pick(COLOURS) });
    this.#asked = Promise.resolve(this.player);
    return this.player;
  }
}

function pick<T>(choices: readonly T[]): T {
  return choices[Math.floor(Math.random() * choices.length)] as T;
}

export const me = new Me();
