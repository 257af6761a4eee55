/** A tutorial: a card, a few tiles, and five things to do once. No server, no match. */
import { type Area, type Cell, cellsOf, normalised, same } from "../../board/cells";
import { Hand } from "../../board/hand.svelte";
import { type Placement, placementOf, withoutTile, withTile } from "../../board/placement";
import type { Reshape } from "../../board/reshape";
import type { Work } from "../../board/work";
import { telling } from "../hand/telling";
import type { TileSet } from "../match/kit";

export const STEPS = ["lay", "turn", "flip", "back", "fill"] as const;
export type Step = (typeof STEPS)[number];

/** What the pointing hand shows. */
export type Gesture =
  | { kind: "drag"; tile: string; to: readonly Cell[] }
  | { kind: "tap" | "double-tap"; tile: string }
  | { kind: "off"; tile: string };

/** What a game teaches with. */
export interface LessonPlan {
  set: TileSet;
  area: Area;
  /** one or more may be left over */
  tiles: readonly string[];
  /** the solution, by what has to be done for it: a tile that is only laid, one that is turned, one that is flipped */
  laid: Placement;
  turned: Placement;
  flipped: Placement;
}

export class Lesson implements Work {
  readonly plan: LessonPlan;
  readonly hand: Hand;
  #board = $state.raw<readonly Placement[]>([]);
  #index = $state(0);
  #hasTaken = $state(false);
  #reshapesBefore: readonly number[] = [];

  constructor(plan: LessonPlan) {
    this.plan = plan;
    this.hand = new Hand(this, telling(this));
    this.#choose();
  }

  get area(): Area {
    return this.plan.area;
  }

  get tiles(): readonly string[] {
    return this.plan.tiles;
  }

  shapeOf(tile: string): Cell[] {
    return this.plan.set.shapeOf(tile);
  }

  colourOf(tile: string): string {
    return this.plan.set.colourOf(tile);
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
    return this.#board.flatMap(({ cells }) => cells).length === cellsOf(this.area).length;
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
    if (this.step === "back" && this.#board.length === 0) this.lay(this.plan.laid.tile, this.plan.laid.cells);
    this.#choose();
  }

  /** The tile that is spoken of is the chosen one, for the buttons and for the eye. */
  #choose(): void {
    if (this.gesture && this.step !== "fill") this.hand.select(this.gesture.tile);
  }

  /** Where the tile of this step belongs: shown as an outline. */
  get goal(): Placement | null {
    if (this.step === "lay") return this.plan.laid;
    if (this.step === "turn") return this.plan.turned;
    return this.step === "flip" ? this.plan.flipped : null;
  }

  get gesture(): Gesture | null {
    switch (this.step) {
      case "lay":
        return { kind: "drag", tile: this.plan.laid.tile, to: this.plan.laid.cells };
      case "turn":
        return { kind: "tap", tile: this.plan.turned.tile };
      case "flip":
        return { kind: "double-tap", tile: this.plan.flipped.tile };
      case "back":
        return { kind: "off", tile: this.#board.at(-1)?.tile ?? this.plan.laid.tile };
      case "fill":
        return this.#towardsSolution();
      case null:
        return null;
    }
  }

  get #solution(): readonly Placement[] {
    return [this.plan.laid, this.plan.turned, this.plan.flipped];
  }

  #towardsSolution(): Gesture | null {
    const stray = this.#board.find(({ tile, cells }) => !this.#solution.some((goal) => isThis(goal, tile, cells)));
    if (stray) return { kind: "off", tile: stray.tile };
    const goal = this.#solution.find(({ tile }) => !placementOf(this.#board, tile));
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
