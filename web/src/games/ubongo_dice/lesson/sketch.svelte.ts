/** An area in the tutorial during one roll: what is drawn for good, and the two shapes that can be moved. */
import type { Area, Cell } from "../../../board/cells";
import { type Placement, withoutTile, withTile } from "../../../board/placement";
import type { Work } from "../../../board/work";
import type { Drawn } from "../../../protocol/ubongo_dice";
import { COLOURS, type Colour, inkOf, placed, shapeOf } from "../pieces/shapes";
import { AREA } from "../rules/example";

export class Sketch implements Work {
  readonly area: Area = AREA;
  readonly tiles: readonly string[] = COLOURS;
  readonly fixed: readonly Placement[];
  readonly #faces: Record<Colour, string>;
  readonly #mayWork: () => boolean;
  #board = $state.raw<readonly Placement[]>([]);

  constructor(before: readonly Drawn[], faces: Record<Colour, string>, mayWork: () => boolean) {
    this.fixed = placed(before);
    this.#faces = faces;
    this.#mayWork = mayWork;
  }

  get board(): readonly Placement[] {
    return this.#board;
  }

  get isDone(): boolean {
    return !this.#mayWork();
  }

  shapeOf(colour: string): Cell[] {
    return shapeOf(colour as Colour, this.#faces[colour as Colour]);
  }

  colourOf(piece: string): string {
    return inkOf(piece);
  }

  lay(colour: string, cells: readonly Cell[]): void {
    this.#board = withTile(this.#board, colour, cells);
  }

  take(colour: string): void {
    this.#board = withoutTile(this.#board, colour);
  }
}
