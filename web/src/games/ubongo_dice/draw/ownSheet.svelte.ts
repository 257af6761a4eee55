/** Your area in this roll: what the server knows, what it hasn't answered yet, and places that you only try. */
import type { Area, Cell } from "../../../board/cells";
import type { Hand } from "../../../board/hand.svelte";
import { type Placement, withoutTile, withTile } from "../../../board/placement";
import type { Work } from "../../../board/work";
import { RefusedError } from "../../../protocol/api";
import type { DrawShape, Field, LiftShape, SeatView } from "../../../protocol/ubongo_dice";
import { play } from "../../../sound/sounds";
import { say } from "../../../ui/toasts.svelte";
import { why } from "../../../words/words.svelte";
import type { DiceMatch } from "../match/match.svelte";
import { COLOURS, type Colour, inkOf, placed, shapeOf } from "../pieces/shapes";

type Move = DrawShape | LiftShape;
interface Pending {
  move: Move;
  /** of the view that shows it; null until the server has answered */
  version: number | null;
}

/** What it needs to know of a match. */
export type DrawingMatch = Pick<DiceMatch, "view" | "version" | "send">;

/** The pieces are the two shapes of this roll, by the colours of their dice; what is older lies there for good. */
export class OwnSheet implements Work {
  readonly area: Area;
  readonly #match: DrawingMatch;
  readonly #seat: number;
  readonly #number: number;
  readonly #roll: number;
  readonly #onrefused: (move: Move, error: RefusedError) => void;
  #tries = $state.raw<readonly Placement[]>([]);
  #pending = $state.raw<readonly Pending[]>([]);

  constructor(match: DrawingMatch, seat: number, onrefused: (move: Move, error: RefusedError) => void) {
    const { areas, area, rolls } = match.view;
    this.#match = match;
    this.#seat = seat;
    this.#number = area;
    this.#roll = rolls;
    this.#onrefused = onrefused;
    this.area = areas[area] ?? [];
  }

  get fixed(): readonly Placement[] {
    return placed(this.#field.drawn.filter(({ roll }) => roll !== this.#roll));
  }

  /** Not a derived value: a shape that still flies may ask after the page is gone. */
  get board(): readonly Placement[] {
    const drawn = this.#field.drawn.filter(({ roll }) => roll === this.#roll);
    const told = drawn.map(({ colour, cells }): Placement => ({ tile: colour, cells }));
    return this.#pending
      .filter(({ version }) => version === null || version > this.#match.version)
      .reduce<readonly Placement[]>((board, { move }) => moveOn(board, move), [...told, ...this.#tries]);
  }

  get tiles(): readonly Colour[] {
    return COLOURS.filter((colour) => this.#view[colour] !== null);
  }

  /** Nothing can be tried or drawn: not the time for it, nothing fits, or what is drawn stands. */
  get isDone(): boolean {
    const { plays, is_confirmed, fits_nowhere } = this.#view;
    return !plays || is_confirmed || fits_nowhere || !["grabbing", "drawing"].includes(this.#match.view.phase);
  }

  /** Places are only tried: others still grab. */
  get isTrying(): boolean {
    return this.#match.view.phase !== "drawing";
  }

  shapeOf(colour: string): Cell[] {
    return shapeOf(colour as Colour, this.#view[colour as Colour] ?? "");
  }

  colourOf(piece: string): string {
    return inkOf(piece);
  }

  lay(colour: string, cells: readonly Cell[]): void {
    if (this.isTrying) this.#tries = withTile(this.#tries, colour, cells);
    else void this.#send(drawing(colour, cells));
  }

  take(colour: string): void {
    if (this.isTrying) this.#tries = withoutTile(this.#tries, colour);
    else void this.#send({ type: "lift_shape", colour: colour as Colour });
  }

  /** Everybody has grabbed: what was tried is drawn. */
  drawTries(): void {
    const tries = this.#tries;
    this.#tries = [];
    for (const { tile, cells } of tries) void this.#send(drawing(tile, cells));
  }

  get #view(): SeatView {
    const seat = this.#match.view.seats[this.#seat];
    if (!seat) throw new Error(`there is no seat ${this.#seat}`);
    return seat;
  }

  get #field(): Pick<Field, "drawn"> {
    return this.#view.sheet[this.#number] ?? { drawn: [] };
  }

  async #send(move: Move): Promise<void> {
    const waiting: Pending = { move, version: null };
    this.#pending = [...this.#pending, waiting];
    try {
      const version = await this.#match.send(move);
      const later = this.#pending.filter((other) => other.version === null || other.version > this.#match.version);
      this.#pending = later.map((other) => (other === waiting ? { move, version } : other));
    } catch (error) {
      this.#pending = this.#pending.filter((other) => other !== waiting);
      if (error instanceof RefusedError) this.#onrefused(move, error);
      else throw error;
    }
  }
}

function drawing(colour: string, cells: readonly Cell[]): DrawShape {
  return { type: "draw_shape", colour: colour as Colour, cells: cells.map(([row, column]) => [row, column]) };
}

function moveOn(board: readonly Placement[], move: Move): readonly Placement[] {
  return move.type === "draw_shape" ? withTile(board, move.colour, move.cells) : withoutTile(board, move.colour);
}

/** The server didn't take it: the shape goes back, and why is told. */
export function sayWhyNot(hand: Hand, move: Move, error: RefusedError): void {
  if (move.type === "draw_shape" && !hand.lies(move.colour)) hand.flyHome(move.colour, move.cells, "illegal");
  play("illegal");
  say(why(error.reason, error.details), "bad");
}
