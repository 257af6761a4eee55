/** The tutorial: a card, four tiles, and five things to do once. No server, no match. */
import { type Cell, cellsOf, normalised, same } from "../../../board/cells";
import { Hand } from "../../../board/hand.svelte";
import { type Placement, placementOf, withoutTile, withTile } from "../../../board/placement";
import type { Reshape } from "../../../board/reshape";
import type { Work } from "../../../board/work";
import { telling } from "../../../ubongo/hand/telling";
import { colourOf, shapeOf } from "../tiles";
import { AREA, LIME, RED, SOLUTION, TEAL } from "./card";

export const STEPS = ["lay", "turn", "flip", "back", "fill"] as const;
export type Step = (typeof STEPS)[number];

/** What the pointing hand shows. */
export type Gesture =
  | { kind: "drag"; tile: string; to: readonly Cell[] }
  | { kind: "tap" | "double-tap"; tile: string }
  | { kind: "off"; tile: string };

export class Lesson implements Work {
  readonly area = AREA;
  readonly tiles = ["L4", "S4", "N5", "P5"] as const; // one is left over, as in the game
  readonly shapeOf = shapeOf;
  readonly colourOf = colourOf;
  readonly hand = new Hand(this, telling(this));
  #board = $state.raw<readonly Placement[]>([]);
  #index = $state(0);
  #hasTaken = $state(false);
  #reshapesBefore: readonly number[] = [];

  constructor() {
    this.#choose();
  }

  get board(): readonly Placement[] {
    return this.#board;
  }

  get index(): number {
    return this.#index;
  }

  /** null when all is done */
  get step(): Step | null {
    return STEPS[this.#index] ?? null;
  }

  get isDone(): boolean {
    return this.#board.flatMap(({ cells }) => cells).length === cellsOf(AREA).length;
  }

  lay(tile: string, cells: readonly Cell[]): void {
    this.#board = withTile(this.#board, tile, cells);
  }

  take(tile: string): void {
    this.#board = withoutTile(this.#board, tile);
    this.#hasTaken = true;
  }

  /** The hand has done what this step asks for. */
  get isStepDone(): boolean {
    switch (this.step) {
      case "lay":
        return this.#board.length > 0;
      case "turn":
      case "flip":
        return this.#hasReshaped(this.step);
      case "back":
        return this.#hasTaken;
      case "fill":
        return this.isDone;
      case null:
        return false;
    }
  }

  goOn(): void {
    this.#index += 1;
    this.#hasTaken = false;
    this.#reshapesBefore = this.#reshapes();
    if (this.step === "back" && this.#board.length === 0) this.lay(RED.tile, RED.cells);
    this.#choose();
  }

  /** The tile that is spoken of is the chosen one, for the buttons and for the eye. */
  #choose(): void {
    if (this.gesture && this.step !== "fill") this.hand.select(this.gesture.tile);
  }

  /** Where the tile of this step belongs: shown as an outline. */
  get goal(): Placement | null {
    if (this.step === "lay") return RED;
    if (this.step === "turn") return LIME;
    return this.step === "flip" ? TEAL : null;
  }

  get gesture(): Gesture | null {
    switch (this.step) {
      case "lay":
        return { kind: "drag", tile: RED.tile, to: RED.cells };
      case "turn":
        return { kind: "tap", tile: LIME.tile };
      case "flip":
        return { kind: "double-tap", tile: TEAL.tile };
      case "back":
        return { kind: "off", tile: this.#board.at(-1)?.tile ?? RED.tile };
      case "fill":
        return this.#towardsSolution();
      case null:
        return null;
    }
  }

  #towardsSolution(): Gesture | null {
    const stray = this.#board.find(({ tile, cells }) => !SOLUTION.some((goal) => isThis(goal, tile, cells)));
    if (stray) return { kind: "off", tile: stray.tile };
    const goal = SOLUTION.find(({ tile }) => !placementOf(this.#board, tile));
    if (!goal) return null;
    const isAsNeeded = same(normalised(goal.cells), this.hand.formOf(goal.tile).cells);
    return isAsNeeded ? { kind: "drag", tile: goal.tile, to: goal.cells } : { kind: "tap", tile: goal.tile };
  }

  #hasReshaped(how: Reshape): boolean {
    const now = this.#reshapes();
    return this.tiles.some(
      (tile, index) =>
        this.hand.forms.reshapeOf(tile)?.how === how && (now[index] ?? 0) > (this.#reshapesBefore[index] ?? 0),
    );
  }

  #reshapes(): number[] {
    return this.tiles.map((tile) => this.hand.forms.reshapeOf(tile)?.count ?? 0);
  }
}

function isThis(goal: Placement, tile: string, cells: readonly Cell[]): boolean {
  return goal.tile === tile && same(goal.cells, cells);
}
