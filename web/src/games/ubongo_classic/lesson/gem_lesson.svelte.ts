/** The second half of the tutorial: a pawn, six lanes, a rival. No server, no match; what happens is written down. */
import { type Colour, type Gems, type Lanes, pairIn, withMore } from "../pieces/gems";

/** Go to a lane, take its pair; lose a pair to the rival, take another; win by the second colour. */
export const STEPS = ["move", "take", "lose", "again", "win"] as const;
export type GemStep = (typeof STEPS)[number];

interface Scene {
  lanes: Lanes;
  home: number;
  /** where the pawn stands when it begins */
  pawn: number;
  steps: number;
  rival: number;
  mine: Gems;
  theirs: Gems;
  /** the lane that is spoken of */
  goal: number;
}

const lane = (gems: string): Colour[] => gems.split(" ") as Colour[];

/** The scenes, by the step they begin with. */
const SCENES: Partial<Record<GemStep, Scene>> = {
  move: {
    lanes: [
      lane("blue red yellow purple orange green red blue"),
      lane("orange purple red yellow blue green"),
      lane("red yellow purple blue orange green yellow red"),
      lane("green green red orange blue yellow purple orange"),
      lane("purple blue orange red yellow red blue green"),
      lane("yellow orange blue purple green red"),
    ],
    home: 1,
    pawn: 1,
    steps: 3,
    rival: 5,
    mine: [1, 0, 1, 2, 0, 1],
    theirs: [0, 2, 0, 0, 1, 2],
    goal: 3,
  },
  lose: {
    lanes: [
      lane("blue red yellow purple orange green red blue"),
      lane("orange purple red yellow blue green"),
      lane("red yellow purple blue orange green yellow red"),
      lane("red orange blue yellow purple orange"),
      lane("green yellow purple green orange red blue green"),
      lane("blue purple green red"),
    ],
    home: 3,
    pawn: 4,
    steps: 2,
    rival: 4,
    mine: [1, 0, 3, 2, 0, 1],
    theirs: [0, 2, 0, 0, 1, 2],
    goal: 4,
  },
  win: {
    lanes: [
      lane("blue red purple orange"),
      lane("orange purple"),
      lane("yellow yellow red blue"),
      lane("red orange blue purple"),
      lane("purple blue"),
      lane("blue purple"),
    ],
    home: 3,
    pawn: 3,
    steps: 3,
    rival: 5,
    mine: [1, 0, 5, 3, 0, 1],
    theirs: [1, 2, 0, 0, 4, 5],
    goal: 2,
  },
};

export class GemLesson {
  #index = $state(0);
  #scene = $state.raw<Scene>(sceneOf("move"));
  #isAstray = $state(false);

  /** null when all is done */
  get step(): GemStep | null {
    return STEPS[this.#index] ?? null;
  }

  get index(): number {
    return this.#index;
  }

  get scene(): Scene {
    return this.#scene;
  }

  /** a pair was tried that doesn't help */
  get isAstray(): boolean {
    return this.#isAstray;
  }

  get pair(): readonly Colour[] {
    return this.step === "move" ? [] : pairIn(this.#scene.lanes, this.#scene.pawn);
  }

  /** How many lanes away each is, where it may be gone to. */
  get reach(): (number | null)[] {
    const { lanes, home, steps } = this.#scene;
    return lanes.map((_, index) => (Math.abs(index - home) <= steps ? Math.abs(index - home) : null));
  }

  choose(chosen: number): void {
    if (this.step === null || this.step === "lose" || this.step === "take") return;
    if ((this.reach[chosen] ?? null) === null) return;
    this.#scene = { ...this.#scene, pawn: chosen };
    this.#isAstray = this.step === "move" && chosen !== this.#scene.goal;
    if (this.step === "move" && chosen === this.#scene.goal) this.#goOn();
  }

  take(): void {
    const { pawn, goal } = this.#scene;
    if (this.step === "lose") this.#giveTo("theirs");
    else if (this.step === "win" && pawn !== goal) this.#isAstray = true;
    else if (this.pair.length > 0) this.#giveTo("mine");
  }

  #giveTo(whose: "mine" | "theirs"): void {
    const { lanes, pawn } = this.#scene;
    const left = lanes.map((gems, index) => (index === pawn ? gems.slice(this.pair.length) : gems));
    this.#scene = { ...this.#scene, lanes: left, [whose]: withMore(this.#scene[whose], this.pair) };
    this.#goOn();
  }

  #goOn(): void {
    this.#index += 1;
    this.#isAstray = false;
    const { step } = this;
    if (step !== null && SCENES[step]) this.#scene = sceneOf(step);
  }
}

function sceneOf(step: GemStep): Scene {
  const scene = SCENES[step];
  if (!scene) throw new Error(`no scene begins with ${step}`);
  return scene;
}
