/** Dice that were rolled just now tumble for everybody to see; a tap never waits for it. */
import type { Notice } from "../../../protocol/clever_cubed";

const LENGTH = 700; // ms

export class Tumble {
  isOn = $state(false);
  #timer = 0;

  hear(notice: Notice): void {
    if (notice.type !== "rolled" && notice.type !== "dice_dealt") return;
    this.end();
    this.isOn = true;
    this.#timer = window.setTimeout(() => (this.isOn = false), LENGTH);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.isOn = false;
  }
}
