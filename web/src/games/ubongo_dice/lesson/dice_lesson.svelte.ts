/** The tutorial: three rolls, two rivals, one area. No server, no match; what falls is written down. */
import { misfit } from "../../../board/fits";
import { normalisedForm, sameForm } from "../../../board/form";
import { Hand } from "../../../board/hand.svelte";
import { placementOf } from "../../../board/placement";
import type { Drawn } from "../../../protocol/ubongo_dice";
import { canBeTurnedTo, type Gesture } from "../../../ubongo/learn/lesson.svelte";
import { freeIn, telling } from "../draw/telling";
import { COLOURS, type Colour } from "../pieces/shapes";
import { type LessonRoll, ROLLS } from "./rolls";
import { Sketch } from "./sketch.svelte";

/** Roll, grab one of each, draw both; leave one out; fill the area; see what that is worth. */
export const STEPS = ["roll", "grab", "draw", "leave", "fill", "wait"] as const;
export type DiceStep = (typeof STEPS)[number];
export type LessonPhase = "rolling" | "grabbing" | "drawing" | "scored" | "over";

export class DiceLesson {
  #number = $state(0); // of the roll, from 0
  #phase = $state<LessonPhase>("rolling");
  #taken = $state.raw<readonly Colour[]>([]);
  #isAstray = $state(false);
  #hand = $state.raw(this.#handFor(0));

  get phase(): LessonPhase {
    return this.#phase;
  }

  get roll(): LessonRoll {
    return rollOf(this.#number);
  }

  get hand(): Hand {
    return this.#hand;
  }

  /** something was tried that this step doesn't ask for */
  get isAstray(): boolean {
    return this.#isAstray;
  }

  /** null when all is done */
  get step(): DiceStep | null {
    if (this.#phase === "over") return null;
    if (this.#phase === "scored") return "wait";
    if (this.#number > 0) return this.#number === 1 ? "leave" : "fill";
    return this.#phase === "rolling" ? "roll" : this.#phase === "grabbing" ? "grab" : "draw";
  }

  get index(): number {
    return this.step === null ? STEPS.length : STEPS.indexOf(this.step);
  }

  /** What your dice show, as far as you have them. */
  get faces(): Record<Colour, string | null> {
    const faceIf = (colour: Colour) => (this.#taken.includes(colour) ? facesOf(this.roll)[colour] : null);
    return { black: faceIf("black"), white: faceIf("white") };
  }

  /** Who has a die: rivals only once you have both, Zsófi a moment earlier. */
  ownerOf(colour: Colour, index: number): number | null {
    const owner = this.roll.owners[colour][index] ?? 0;
    if (owner === 0) return this.#taken.includes(colour) ? 0 : null;
    return owner === 1 || this.#taken.length === COLOURS.length ? owner : null;
  }

  rollDice(): void {
    if (this.#phase === "rolling") this.#phase = "grabbing";
  }

  grab(colour: Colour, index: number): void {
    if (this.#phase !== "grabbing" || this.ownerOf(colour, index) !== null) return;
    this.#isAstray = this.roll.owners[colour][index] !== 0;
    if (this.#isAstray) return;
    this.#taken = [...this.#taken, colour];
    if (this.#taken.length === COLOURS.length) this.#phase = "drawing";
  }

  /** Shapes that aren't drawn yet where they belong. */
  get goals(): readonly Drawn[] {
    if (this.#phase !== "drawing") return [];
    return this.roll.goals.filter(({ colour, cells }) => {
      const lies = placementOf(this.#hand.work.board, colour);
      return !lies || !sameForm(lies, { cells });
    });
  }

  get isFull(): boolean {
    return this.#phase === "drawing" && freeIn(this.#hand.work) === 0;
  }

  /** What is drawn stands, if it is what this step asks for. */
  confirm(): void {
    if (this.#phase !== "drawing") return;
    this.#isAstray = this.goals.length > 0 || this.#hand.work.board.length > this.roll.goals.length;
    if (!this.#isAstray) this.#goOn();
  }

  understand(): void {
    if (this.#phase === "scored") this.#phase = "over";
  }

  get gesture(): Gesture | null {
    const goal = this.goals[0];
    if (!goal) return null;
    const { colour: tile, cells } = goal;
    const { work } = this.#hand;
    if (placementOf(work.board, tile)) return { kind: "off", tile };
    const [form, wanted] = [this.#hand.formOf(tile), normalisedForm({ cells })];
    if (!sameForm(form, wanted)) return { kind: canBeTurnedTo(form, wanted) ? "tap" : "double-tap", tile };
    const wrong = misfit(work.area, work.board, tile, cells);
    return wrong ? { kind: "off", tile: wrong.tiles[0] ?? tile } : { kind: "drag", tile, to: cells };
  }

  #goOn(): void {
    this.#hand.release();
    if (this.#number === ROLLS.length - 1) {
      this.#phase = "scored";
      return;
    }
    this.#number += 1;
    this.#taken = [];
    this.#phase = "rolling";
    this.#hand = this.#handFor(this.#number);
  }

  #handFor(number: number): Hand {
    const before = ROLLS.slice(0, number).flatMap(({ goals }) => goals);
    const sketch = new Sketch(before, facesOf(rollOf(number)), () => this.#phase === "drawing");
    const hand = new Hand(sketch, telling(sketch));
    hand.selected = rollOf(number).goals[0]?.colour ?? null;
    return hand;
  }
}

/** What your two dice show in a roll. */
function facesOf({ faces, owners }: LessonRoll): Record<Colour, string> {
  const faceOf = (colour: Colour) => faces[colour][owners[colour].indexOf(0)] ?? "";
  return { black: faceOf("black"), white: faceOf("white") };
}

function rollOf(number: number): LessonRoll {
  const roll = ROLLS[number];
  if (!roll) throw new Error(`there is no roll ${number}`);
  return roll;
}
