/** What a roll came to, shown for a moment: the area that was scored stays in sight until the next dice fall. */
import type { Notice } from "../../../protocol/ubongo_dice";

export interface Scored {
  /** from 0 */
  area: number;
  filled: readonly number[];
  points: number;
  consoled: readonly number[];
}

const SHOWN = 3_200; // ms

export class Aftermath {
  scored = $state.raw<Scored | null>(null);
  #area: number;
  #timer = 0;

  constructor(area: number) {
    this.#area = area;
  }

  hear(notice: Notice): void {
    if (notice.type === "area_begun") this.#area = notice.area;
    if (notice.type === "dice_rolled") this.end();
    if (notice.type === "roll_scored" && notice.filled.length + notice.consoled.length > 0) this.#begin(notice);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.scored = null;
  }

  /** What this seat got just now, if anything. */
  gainOf(seat: number): number | null {
    if (this.scored?.filled.includes(seat)) return this.scored.points;
    return this.scored?.consoled.includes(seat) ? 1 : null;
  }

  #begin({ filled, points, consoled }: Extract<Notice, { type: "roll_scored" }>): void {
    clearTimeout(this.#timer);
    this.scored = { area: this.#area, filled, points, consoled };
    this.#timer = window.setTimeout(() => (this.scored = null), SHOWN);
  }
}
