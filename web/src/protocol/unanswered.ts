/** Commands that the server hasn't answered yet, in the order they were given. */
import { RefusedError } from "./api";
import type { Send } from "./messages";

interface Waiting {
  message: Send;
  done: (version: number) => void;
  refused: (error: RefusedError) => void;
}

export class Unanswered {
  readonly #waiting = new Map<string, Waiting>();
  readonly #session = Math.random().toString(36).slice(2, 10); // tabs of one player mustn't use the same ids
  #count = 0;

  /** `seat`: for whom, as several may share a device. */
  add(match: string, command: unknown, seat: number | null): { message: Send; answer: Promise<number> } {
    const message: Send = { type: "command", id: `${this.#session}-${++this.#count}`, match, command, seat };
    const answer = new Promise<number>((done, refused) => this.#waiting.set(message.id, { message, done, refused }));
    return { message, answer };
  }

  get messages(): Send[] {
    return [...this.#waiting.values()].map(({ message }) => message);
  }

  accept(id: string, version: number): void {
    this.#take(id)?.done(version);
  }

  refuse(id: string, error: RefusedError): void {
    this.#take(id)?.refused(error);
  }

  refuseAll(error: RefusedError, which: (message: Send) => boolean = () => true): void {
    for (const message of this.messages) if (which(message)) this.refuse(message.id, error);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
