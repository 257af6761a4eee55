/** Help for those who play alone: what best play would do with these dice. */
import { api, RefusedError } from "../../../protocol/api";
import type { Die, DieView, Hint, PairAdvice, View, Way } from "../../../protocol/ubongo_dice";
import { sorry } from "../../../ui/sorry";
import { say, unsay } from "../../../ui/toasts.svelte";
import { t } from "../../../words/words.svelte";
import type { DiceMatch } from "../match/match.svelte";
import { COLOURS } from "../pieces/shapes";

/** What it needs to know of a match. */
export type HintedMatch = Pick<DiceMatch, "id" | "view" | "you" | "isSolo">;

export class Hinting {
  readonly #match: HintedMatch;
  #hint = $state.raw<Hint | null>(null);
  #isWarned = false;
  isBusy = $state(false);

  constructor(match: HintedMatch) {
    this.#match = match;
  }

  /** Where others play, nobody is helped. */
  get isPossible(): boolean {
    const { isSolo, you, view } = this.#match;
    return isSolo && you !== null && ["grabbing", "drawing"].includes(view.phase);
  }

  /** The best pair of those that can still be had. */
  get pair(): PairAdvice | null {
    const { view } = this.#match;
    return this.#hint?.roll === view.rolls ? (bestPair(this.#hint, view) ?? null) : null;
  }

  /** Where the shapes go, once the dice are taken. */
  get way(): Way | null {
    return this.#match.view.phase === "drawing" ? (this.pair?.ways[0] ?? null) : null;
  }

  advises({ die }: DieView): boolean {
    const { pair } = this;
    return this.#match.view.phase === "grabbing" && pair !== null && isSame(pair[die.colour], die);
  }

  /** The first time it is said what it costs. */
  async ask(): Promise<void> {
    if (!this.isPossible || this.isBusy) return;
    if (!this.#isWarned && !this.#match.view.hints) {
      this.#isWarned = true;
      return say(t("dice-hint-warning"));
    }
    this.isBusy = true;
    unsay(t("dice-hint-warning"));
    try {
      this.#hint = (await api.hint(this.#match.id)) as Hint;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      sorry(error);
    } finally {
      this.isBusy = false;
    }
  }
}

function bestPair({ pairs }: Hint, { dice, you }: View): PairAdvice | undefined {
  const own = dice.filter(({ owner }) => owner !== null && owner === you).map(({ die }) => die);
  return pairs.find((pair) =>
    COLOURS.every((colour) => own.every((die) => die.colour !== colour || isSame(pair[colour], die))),
  );
}

function isSame(one: Die, other: Die): boolean {
  return one.colour === other.colour && one.number === other.number;
}
