/** The faces that flash by while dice tumble. */
import { COLOURS, type Colour } from "../pieces/colours";

const STEP = 90; // ms
const FACES = 6;

export class Flicker {
  #step = $state(0);

  /** Until the answer is called. */
  run(): () => void {
    const timer = setInterval(() => (this.#step += 1), STEP);
    return () => clearInterval(timer);
  }

  /** Never the same one twice, nor the same on all dice. */
  faceOf(colour: Colour): number {
    return ((this.#step * 5 + COLOURS.indexOf(colour) * 2) % FACES) + 1;
  }
}
