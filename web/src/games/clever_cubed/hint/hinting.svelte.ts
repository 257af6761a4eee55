/** Help on request: the best moves there are, with what they are worth. */
import { api, RefusedError } from "../../../protocol/api";
import type { Advice, Hint } from "../../../protocol/clever_cubed";
import { sorry } from "../../../ui/sorry";
import { say, unsay } from "../../../ui/toasts.svelte";
import { t } from "../../../words/words.svelte";
import type { CleverMatch } from "../match/match.svelte";

/** What it needs to know of a match. */
export type HintedMatch = Pick<CleverMatch, "id" | "view" | "isSolo">;

export class Hinting {
  readonly #match: HintedMatch;
  #hint = $state.raw<{ offer: string; hint: Hint } | null>(null);
  #isWarned = false;
  isBusy = $state(false);

  constructor(match: HintedMatch) {
    this.#match = match;
  }

  get isPossible(): boolean {
    return this.#match.view.can_take_hint === true;
  }

  /** The best first; null where nothing was asked, or the moment is over. */
  get moves(): readonly Advice[] | null {
    return this.#hint?.offer === this.#offer ? this.#hint.hint.moves : null;
  }

  close(): void {
    this.#hint = null;
  }

  /** Alone, the first time it is said what it costs. */
  async ask(): Promise<void> {
    const { view, isSolo, id } = this.#match;
    if (!this.isPossible || this.isBusy) return;
    if (isSolo && !this.#isWarned && !view.hints) {
      this.#isWarned = true;
      return say(t("clever-cubed-hint-warning"));
    }
    unsay(t("clever-cubed-hint-warning"));
    const offer = this.#offer;
    this.isBusy = true;
    try {
      this.#hint = { offer, hint: (await api.hint(id)) as Hint };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      sorry(error);
    } finally {
      this.isBusy = false;
    }
  }

  get #offer(): string {
    return JSON.stringify(this.#match.view.legal);
  }
}
