/** Your hand at the dice: what the server knows, and on top of it what it hasn't settled yet. */
import { RefusedError } from "../../../protocol/api";
import type { Die, DieReached, DieView, Notice } from "../../../protocol/ubongo_dice";
import { play } from "../../../sound/sounds";
import { creditInWords } from "../../../ubongo/match/credit";
import { say } from "../../../ui/toasts.svelte";
import { t, why } from "../../../words/words.svelte";
import type { DiceMatch } from "../match/match.svelte";

/** What it needs to know of a match. */
export type GrabbingMatch = Pick<DiceMatch, "you" | "own" | "view" | "nameOf" | "send" | "now">;

/** Why a die can't be grabbed by you. */
export type Lock = "early" | "yours" | "turn" | "watching" | null;

const MOST_HANDS = 8; // a hand for each die of four people

export class Grabbing {
  readonly #match: GrabbingMatch;
  #reached = $state.raw<readonly { die: Die; roll: number }[]>([]);
  #hands: readonly DieReached[] = []; // that came last, the newest first
  #opened = $state(0); // the roll whose dice lie still by our own clock; the server's word may still be on its way

  constructor(match: GrabbingMatch) {
    this.#match = match;
  }

  /** To be called in an effect: opens the grab when the dice have come to rest. */
  await(): (() => void) | undefined {
    const { phase, opens, rolls } = this.#match.view;
    if (phase !== "landing") return undefined;
    const timer = window.setTimeout(() => (this.#opened = rolls), Math.max(0, opens - this.#match.now()));
    return () => clearTimeout(timer);
  }

  get isOpen(): boolean {
    const { phase, rolls } = this.#match.view;
    return phase === "grabbing" || (phase === "landing" && this.#opened === rolls);
  }

  /** Whose die it is, as far as it is known here: a hand that is on its way counts. */
  ownerOf({ die, owner }: DieView): number | null {
    return owner ?? (this.#isReached(die) ? this.#match.you : null);
  }

  lockOf({ die }: DieView): Lock {
    const { own, you, view } = this.#match;
    if (!own?.plays) return "watching";
    if (own[die.colour] !== null || this.#reachedOf(die.colour)) return "yours";
    if ((view.turn ?? you) !== you) return "turn";
    return this.isOpen ? null : "early";
  }

  async grab(shown: DieView): Promise<boolean> {
    const { die } = shown;
    const lock = this.lockOf(shown);
    if (lock !== null || this.ownerOf(shown) !== null) {
      this.#sayWhyNot(shown, lock);
      return false;
    }
    const reached = { die, roll: this.#match.view.rolls };
    this.#reached = [...this.#reached.filter(({ roll }) => roll === reached.roll), reached];
    play("lift");
    try {
      await this.#match.send({ type: "grab_die", die });
    } catch (error) {
      this.#reached = this.#reached.filter((other) => other !== reached);
      if (!(error instanceof RefusedError)) throw error;
      this.#refused(error, shown);
    }
    return true;
  }

  /** Another was faster: one may grab again at once. */
  hear(notice: Notice): void {
    if (notice.type === "die_reached") this.#hands = [notice, ...this.#hands].slice(0, MOST_HANDS);
    if (notice.type !== "die_lost" || notice.seat !== this.#match.you) return;
    this.#reached = this.#reached.filter(({ die }) => !isSame(die, notice.die));
    this.#lost(notice.to, notice.die);
  }

  #reachedOf(colour: Die["colour"]): boolean {
    const { dice } = this.#match.view;
    return dice.some(({ die, is_settled }) => die.colour === colour && !is_settled && this.#isReached(die));
  }

  #isReached(die: Die): boolean {
    const { rolls } = this.#match.view;
    return this.#reached.some((reached) => reached.roll === rolls && isSame(reached.die, die));
  }

  #sayWhyNot({ die }: DieView, lock: Lock): void {
    if (lock === "early") say(why("die.too_early"), "bad");
    if (lock === "yours") say(t("dice-play-have-colour", { colour: die.colour }));
    if (lock === "turn") say(t("dice-play-turn", { name: this.#match.nameOf(this.#match.view.turn ?? 0) }));
  }

  #refused({ reason, details }: RefusedError, { die }: DieView): void {
    const owner = this.#match.view.dice.find((other) => isSame(other.die, die))?.owner ?? null;
    if (reason === "die.gone" && owner !== null) return this.#lost(owner, die);
    play("illegal");
    say(why(reason, details), "bad");
  }

  /** Who was faster only by what is taken off for a slow line, is told so. */
  #lost(to: number, die: Die): void {
    play("lost");
    const name = this.#match.nameOf(to);
    const hand = this.#hands.find((other) => other.hand.seat === to && isSame(other.die, die))?.hand;
    const credit = hand ? creditInWords(hand, name) : null;
    say([t("dice-play-faster", { name }), ...(credit ? [credit] : [])].join(" "), "bad");
  }
}

export function isSame(one: Die, other: Die): boolean {
  return one.colour === other.colour && one.number === other.number;
}
