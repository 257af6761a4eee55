/** Sends a command, one at a time; what is refused is said. */
import { RefusedError } from "../../../protocol/api";
import type { Command } from "../../../protocol/clever_cubed";
import { sorry } from "../../../ui/sorry";

export class Acting {
  readonly #match: { send(command: Command): Promise<number> };
  isBusy = $state(false);

  constructor(match: { send(command: Command): Promise<number> }) {
    this.#match = match;
  }

  /** Whether it was done. */
  async send(command: Command): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      await this.#match.send(command);
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      sorry(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
