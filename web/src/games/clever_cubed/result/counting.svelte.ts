/** The block is filled row by row, as one does on paper; at once for those who like it still, or who come later. */
import { settings } from "../../../settings/settings.svelte";
import { ROWS } from "./block";

const ROW = 650; // ms

export class Counting {
  /** of the block that are filled in */
  rows = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(isLive: boolean) {
    if (!isLive || settings.isStill) this.rows = ROWS.length;
    else this.#timer = setInterval(() => this.#next(), ROW);
  }

  get isDone(): boolean {
    return this.rows >= ROWS.length;
  }

  /** All of it now. */
  skip(): void {
    this.rows = ROWS.length;
    this.stop();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #next(): void {
    this.rows += 1;
    if (this.isDone) this.stop();
  }
}
