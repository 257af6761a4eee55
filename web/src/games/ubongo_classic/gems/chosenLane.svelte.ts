/** Where your pawn stands: as the server knows it, or as you have just said and it hasn't answered yet. */
export class ChosenLane {
  readonly #match: { readonly version: number };
  readonly #known: () => number | null;
  /** its version is null until the server has answered */
  #said = $state.raw<{ lane: number; version: number | null } | null>(null);

  constructor(match: { readonly version: number }, known: () => number | null) {
    this.#match = match;
    this.#known = known;
  }

  get lane(): number | null {
    const said = this.#said;
    const isOpen = said && (said.version === null || said.version > this.#match.version);
    return isOpen ? said.lane : this.#known();
  }

  /** `send` is fulfilled with the version that shows it; what it is rejected with is thrown on. */
  async choose(lane: number, send: () => Promise<number>): Promise<void> {
    const said = { lane, version: null };
    this.#said = said;
    try {
      const version = await send();
      if (this.#said === said) this.#said = { lane, version };
    } catch (error) {
      if (this.#said === said) this.#said = null;
      throw error;
    }
  }
}
