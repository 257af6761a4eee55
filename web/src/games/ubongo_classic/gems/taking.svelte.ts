/** Moving and taking, as far as you have got: what the server knows, and on top of it what it hasn't answered yet. */
import { RefusedError } from "../../../protocol/api";
import type { Notice, SeatView } from "../../../protocol/ubongo_classic";
import { say } from "../../../ui/toasts.svelte";
import { t, why } from "../../../words/words.svelte";
import type { Reach } from "../board/spoken";
import type { ClassicMatch } from "../match/match.svelte";
import { type Colour, pairIn } from "../pieces/gems";
import { ChosenLane } from "./chosenLane.svelte";
import { mayTake, reachOf, rivalsIn } from "./reach";

/** What it needs to know of a match. */
export type TakingMatch = Pick<ClassicMatch, "you" | "view" | "version" | "people" | "send">;

export class Taking {
  readonly #match: TakingMatch;
  readonly #pawn: ChosenLane;
  #isSending = $state(false);
  #takers: Record<number, number> = {};

  constructor(match: TakingMatch) {
    this.#match = match;
    this.#pawn = new ChosenLane(match, () => this.seat?.pawn ?? null);
  }

  get seat(): SeatView | null {
    const { you, view } = this.#match;
    return you === null ? null : (view.seats[you] ?? null);
  }

  /** Your place is settled, and you haven't taken. */
  get isOn(): boolean {
    return this.seat !== null && mayTake(this.seat);
  }

  get reach(): Reach | null {
    return this.seat && this.isOn ? reachOf(this.seat) : null;
  }

  /** Where your pawn stands. */
  get lane(): number | null {
    return this.#pawn.lane;
  }

  /** What a take would give. */
  get pair(): readonly Colour[] {
    return this.isOn && this.lane !== null ? pairIn(this.#match.view.lanes, this.lane) : [];
  }

  /** Names of those who may be faster. */
  get rivals(): string[] {
    const { you, view, people } = this.#match;
    if (!this.isOn || this.lane === null || you === null) return [];
    return rivalsIn(view, you, this.lane).map((seat) => people[seat]?.name ?? "");
  }

  /** A hand is on its way. */
  get isBusy(): boolean {
    return this.#isSending || this.seat?.is_taking === true;
  }

  async move(lane: number): Promise<void> {
    if (!this.isOn || this.isBusy || lane === this.lane) return;
    if (!this.seat?.reachable.includes(lane)) return say(why("move.too_far", { steps: this.seat?.steps ?? 0 }), "bad");
    try {
      await this.#pawn.choose(lane, () => this.#match.send({ type: "move_pawn", lane }));
    } catch (error) {
      this.#refused(error);
    }
  }

  /** The pair that is shown. */
  async take(): Promise<void> {
    const { lane } = this;
    if (lane === null || this.pair.length === 0 || this.isBusy) return;
    this.#isSending = true;
    try {
      await this.#match.send({ type: "take_gems", lane, lying: this.#match.view.lanes[lane]?.length ?? 0 });
    } catch (error) {
      this.#refused(error, lane);
    } finally {
      this.#isSending = false;
    }
  }

  hear(notice: Notice): void {
    if (notice.type === "gems_taken") this.#takers[notice.lane] = notice.seat;
  }

  #refused(error: unknown, lane?: number): void {
    if (!(error instanceof RefusedError)) throw error;
    const taker = error.reason === "take.gone" && lane !== undefined ? this.#takers[lane] : undefined;
    if (taker === undefined) say(why(error.reason, error.details), "bad");
    else say(t("classic-play-taken-first", { name: this.#match.people[taker]?.name ?? "" }), "bad");
  }
}
