/** Placing your pawn before the first round. */
import { RefusedError } from "../../../protocol/api";
import { say } from "../../../ui/toasts.svelte";
import { why } from "../../../words/words.svelte";
import { ChosenLane } from "../gems/chosenLane.svelte";
import type { ClassicMatch } from "../match/match.svelte";

export class PlacingPawn {
  readonly #match: ClassicMatch;
  readonly #pawn: ChosenLane;

  constructor(match: ClassicMatch) {
    this.#match = match;
    this.#pawn = new ChosenLane(match, () => (match.you === null ? null : (match.view.seats[match.you]?.pawn ?? null)));
  }

  get lane(): number | null {
    return this.#pawn.lane;
  }

  async place(lane: number): Promise<void> {
    if (this.#match.you === null || lane === this.lane) return;
    try {
      await this.#pawn.choose(lane, () => this.#match.send({ type: "place_pawn", lane }));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      say(why(error.reason, error.details), "bad");
    }
  }
}
