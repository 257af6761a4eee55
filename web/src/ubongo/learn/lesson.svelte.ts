/** A tutorial: a card, a few tiles, and a few things to do once. No server, no match. */
import { type Area, type Cell, cellsOf } from "../../board/cells";
import { misfit } from "../../board/fits";
import { type Form, normalisedForm, sameForm } from "../../board/form";
import { Hand } from "../../board/hand.svelte";
import { type Print, sightOf } from "../../board/peep";
import { type Placement, placementOf, withoutTile, withTile } from "../../board/placement";
import { type Reshape, reshaped } from "../../board/reshape";
import type { Work } from "../../board/work";
import { telling } from "../hand/telling";
import type { TileSet } from "../match/kit";

/** Lay a tile, turn one, flip one, take one back, fill the card; or, on a card to peep at, lay all the rest after the
 * first tile has slipped, and mend what it hides. */
export type Step = "lay" | "turn" | "flip" | "back" | "fill" | "rest" | "mend";

/** What the pointing hand shows. */
export type Gesture =
  | { kind: "drag"; tile: string; to: readonly Cell[] }
  | { kind: "tap" | "double-tap"; tile: string }
  | { kind: "off"; tile: string };

/** What a game teaches with. */
export interface LessonPlan extends Print {
  set: TileSet;
  steps: readonly Step[];
  /** one or more may be left over */
  tiles: readonly string[];
  /** the solution, by what has to be done for it: a tile that is only laid, one that is turned, one that is flipped */
  laid: Placement;
  turned: Placement;
  flipped: Placement;
  /** for the steps "rest" and "mend": the laid tile where it hides a white field */
  slipped?: Placement;
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

  get whites(): readonly Cell[] | undefined {
    return this.plan.whites;
  }

  get tiles(): readonly string[] {
    return this.plan.tiles;
  }

  shapeOf(tile: string): Cell[] {
    return this.plan.set.shapeOf(tile);
  }

  holesOf(tile: string): Cell[] {
    return this.plan.set.holesOf?.(tile) ?? [];
  }

  colourOf(tile: string): string {
    return this.plan.set.colourOf(tile);
  }

  /** Absent where tiles have none. */
  get numberOf(): Work["numberOf"] {
    return this.plan.set.numberOf;
  }

  get board(): readonly Placement[] {
    return this.#board;
  }

  get index(): number {
    return this.#index;
  }

  /** null when all is done */
  get step(): Step | null {
    return this.plan.steps[this.#index] ?? null;
  }

  get isDone(): boolean {
    if (!this.whites) return this.#board.flatMap(({ cells }) => cells).length === cellsOf(this.area).length;
    return this.#isFull && sightOf(this.whites, this.#board).seen.length === this.whites.length;
  }

  lay(tile: string, cells: readonly Cell[], holes?: readonly Cell[]): void {
    this.#board = withTile(this.#board, tile, cells, holes);
  }

  take(tile: string): void {
    this.#board = withoutTile(this.#board, tile);
    this.#hasTaken = true;
  }

  /** The hand has done what this step asks for. */
  get isStepDone(): boolean {
    switch (this.step) {
      case "lay":
        return this.#board.some((placement) => this.#isUseful(placement));
      case "turn":
      case "flip":
        return this.#hasReshaped(this.step);
      case "back":
        return this.#hasTaken;
      case "rest":
        return this.#isFull;
      case "fill":
      case "mend":
        return this.isDone;
      case null:
        return false;
    }
  }

  goOn(): void {
    this.#index += 1;
    this.#hasTaken = false;
    this.#reshapesBefore = this.#reshapes();
    if (this.step === "back" && this.#board.length === 0) this.#board = [this.plan.laid];
    if (this.step === "rest") this.#slip();
    if (this.step === "mend" && this.isDone) this.#index += 1; // whoever mended it before
    this.#choose();
  }

  /** The tile that is spoken of is the chosen one, for the buttons and for the eye. */
  #choose(): void {
    if (this.gesture && this.step !== "fill") this.hand.select(this.gesture.tile);
  }

  #slip(): void {
    const { slipped } = this.plan;
    const rest = this.#board.filter((lying) => isOneOf([this.plan.turned, this.plan.flipped], lying));
    this.#board = slipped ? [slipped, ...rest] : rest;
  }

  /** Where the tile of this step belongs: shown as an outline. */
  get goal(): Placement | null {
    if (this.step === "lay") return this.plan.laid;
    if (this.step === "turn") return this.plan.turned;
    return this.step === "flip" ? this.plan.flipped : null;
  }

  get gesture(): Gesture | null {
    const { laid, turned, flipped } = this.plan;
    switch (this.step) {
      case "lay":
        return this.#towards([laid]);
      case "turn":
        return { kind: "tap", tile: turned.tile };
      case "flip":
        return { kind: "double-tap", tile: flipped.tile };
      case "back":
        return { kind: "off", tile: this.#board.at(-1)?.tile ?? laid.tile };
      case "rest":
        return this.#towards([turned, flipped]);
      case "fill":
      case "mend":
        return this.#offStrangers() ?? this.#towards([laid, turned, flipped]);
      case null:
        return null;
    }
  }

  /** What belongs nowhere comes off first. */
  #offStrangers(): Gesture | null {
    const needed = [this.plan.laid, this.plan.turned, this.plan.flipped].map(({ tile }) => tile);
    const stranger = this.#board.find(({ tile }) => !needed.includes(tile));
    return stranger ? { kind: "off", tile: stranger.tile } : null;
  }

  /** The next thing to do so that these tiles lie where they belong. */
  #towards(goals: readonly Placement[]): Gesture | null {
    const open = goals.filter((goal) => !isOneOf(this.#board, goal));
    const goal = open.find((each) => placementOf(this.#board, each.tile)) ?? open[0];
    if (!goal) return null;
    const { tile, cells } = goal;
    const [form, wanted] = [this.hand.formOf(tile), normalisedForm(goal)];
    const wrong = misfit(this.area, this.#board, tile, cells);
    if (sameForm(form, wanted))
      return wrong ? { kind: "off", tile: wrong.tiles[0] ?? tile } : { kind: "drag", tile, to: cells };
    if (placementOf(this.#board, tile)) return { kind: "off", tile };
    return { kind: canBeTurnedTo(form, wanted) ? "tap" : "double-tap", tile };
  }

  get #isFull(): boolean {
    return this.#board.length === this.tiles.length;
  }

  /** Each of its holes shows a white field; a tile without holes is always useful. */
  #isUseful({ holes = [], cells }: Placement): boolean {
    return sightOf(this.whites ?? [], [{ cells, holes }]).seen.length === holes.length;
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

function isOneOf(placements: readonly Placement[], { tile, cells, holes }: Placement): boolean {
  return placements.some((other) => other.tile === tile && sameForm(other, { cells, holes }));
}

export function canBeTurnedTo(form: Form, wanted: Form): boolean {
  const quarters = [0, 1, 2].reduce((forms) => [...forms, reshaped(forms.at(-1) ?? form, "turn")], [form]);
  return quarters.some((turned) => sameForm(turned, wanted));
}
