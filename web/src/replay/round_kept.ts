/** The round that is on, kept as it was told here: in the pause after it, it is a film of its own. */
import type { SeatInfo, Update } from "../protocol/messages";
import type { FilmKit, Reel } from "./film";

export class RoundKept {
  #updates: Update[] = [];

  /** A new round makes the one before forgotten; true where one begins. */
  take(update: Update, kit: FilmKit | undefined): boolean {
    const isNew = kit !== undefined && begins(update, kit);
    this.#updates = isNew || update.match !== this.#updates[0]?.match ? [update] : [...this.#updates, update];
    return isNew;
  }

  /** Whether its beginning was seen here. */
  isWhole(kit: FilmKit): boolean {
    return this.#updates.some((update) => begins(update, kit));
  }

  /** From its beginning to the last that was worth seeing: in the pause it is only told who is ready. */
  reel(seats: readonly (SeatInfo | null)[], kit: FilmKit): Reel {
    const isLoud = ({ notices }: Update) => notices.some((notice) => kit.filmed(notice).isLoud);
    const first = this.#updates.findLastIndex((update) => begins(update, kit));
    const shown = this.#updates.slice(first, this.#updates.findLastIndex(isLoud) + 1);
    return {
      seats: seats.map((seat) => ({ name: seat?.name ?? "", bot: seat?.bot ?? null, colour: seat?.colour ?? "" })),
      outcome: null,
      frames: shown.map(({ clock, notices, view }) => ({ at: clock, notices, view })),
    };
  }
}

function begins({ notices }: Update, kit: FilmKit): boolean {
  return notices.some((notice) => kit.filmed(notice).chapter !== undefined);
}
