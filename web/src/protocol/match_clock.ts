/** The match's clock, as near to the server's as what was heard allows. */

const SET_BACK = 2_000; // ms; a server that started anew may count from another moment

export class MatchClock {
  /** there and back at the shortest in ms, as the server measured it */
  trip = 0;
  #offset = -Infinity; // match clock less performance.now(); the largest seen had the shortest way
  #match = "";
  #isNewLine = true;

  /** Milliseconds since the match began; what was told is half a round trip old. */
  now(): number {
    return this.#offset === -Infinity ? 0 : performance.now() + this.#offset + this.trip / 2;
  }

  heard(match: string, clock: number): void {
    const offset = clock - performance.now();
    const isOther = match !== this.#match || (this.#isNewLine && offset < this.#offset - SET_BACK);
    this.#offset = isOther ? offset : Math.max(this.#offset, offset);
    this.#match = match;
    this.#isNewLine = false;
  }

  newLine(): void {
    this.#isNewLine = true;
  }
}
