/** What is said once per roll. */
import { RefusedError } from "../../../protocol/api";
import { sorry } from "../../../ui/sorry";
import type { DiceMatch } from "./match.svelte";

type Act = "roll_dice" | "confirm";

/** Rolling the dice, or being done. */
export class Once {
  readonly #match: Pick<DiceMatch, "view" | "send">;
  readonly #type: Act;
  #sent = $state<string | null>(null);

  constructor(match: Pick<DiceMatch, "view" | "send">, type: Act) {
    this.#match = match;
    this.#type = type;
  }

  get isSent(): boolean {
    return this.#sent === this.#turn;
  }

  async send(): Promise<void> {
    if (this.isSent) return;
    this.#sent = this.#turn;
    try {
      await this.#match.send({ type: this.#type });
    } catch (error) {
      this.#sent = null;
      if (!(error instanceof RefusedError)) throw error;
      sorry(error);
    }
  }

  get #turn(): string {
    const { area, rolls, roller } = this.#match.view;
    return `${area} ${rolls} ${roller}`;
  }
}
