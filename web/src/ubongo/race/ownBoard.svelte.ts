/** My card as I left it: what the server knows, and on top of it what it hasn't answered yet. */
import { type Cell } from "../../board/cells";
import type { Hand } from "../../board/hand.svelte";
import type { Print } from "../../board/peep";
import { type Placement, withoutTile, withTile } from "../../board/placement";
import type { Work } from "../../board/work";
import { RefusedError } from "../../protocol/api";
import type { Card, LayTile, SeatView, TakeTile } from "../../protocol/ubongo_race";
import { play } from "../../sound/sounds";
import { say } from "../../ui/toasts.svelte";
import { why } from "../../words/words.svelte";
import { printOf, type TileSet } from "../match/kit";

type Move = LayTile | TakeTile;

/** A match of any game in which tiles are laid on a card. */
export interface LayingMatch {
  readonly version: number;
  readonly view: { readonly seats: readonly SeatView[] };
  send(command: Move): Promise<number>;
}
interface Pending {
  move: Move;
  /** of the view that shows it; null until the server has answered */
  version: number | null;
}

export class OwnBoard implements Work {
  readonly #match: LayingMatch;
  readonly #tiles: TileSet;
  readonly #seat: number;
  readonly #print: Print;
  readonly #onrefused: (move: Move, error: RefusedError) => void;
  #pending = $state.raw<readonly Pending[]>([]);

  constructor(
    match: LayingMatch,
    tiles: TileSet,
    seat: number,
    card: Card,
    onrefused: (move: Move, error: RefusedError) => void,
  ) {
    this.#match = match;
    this.#tiles = tiles;
    this.#seat = seat;
    this.#print = printOf(tiles, card);
    this.#onrefused = onrefused;
  }

  get area(): Print["area"] {
    return this.#print.area;
  }

  get whites(): Print["whites"] {
    return this.#print.whites;
  }

  /** Not a derived value: a tile that still flies may ask after the page is gone. */
  get board(): readonly Placement[] {
    return this.#pending
      .filter(({ version }) => version === null || version > this.#match.version)
      .reduce<readonly Placement[]>((board, { move }) => moveOn(board, move), this.#view.board);
  }

  get tiles(): string[] {
    return this.#view.tiles;
  }

  get isDone(): boolean {
    return this.#view.finish !== null;
  }

  shapeOf(tile: string): Cell[] {
    return this.#tiles.shapeOf(tile);
  }

  holesOf(tile: string): Cell[] {
    return this.#tiles.holesOf?.(tile) ?? [];
  }

  colourOf(tile: string): string {
    return this.#tiles.colourOf(tile);
  }

  /** Absent where tiles have none. */
  get numberOf(): Work["numberOf"] {
    return this.#tiles.numberOf;
  }

  lay(tile: string, cells: readonly Cell[], holes?: readonly Cell[]): void {
    void this.#send({ type: "lay_tile", tile, cells: told(cells), ...(holes ? { holes: told(holes) } : {}) });
  }

  take(tile: string): void {
    void this.#send({ type: "take_tile", tile });
  }

  get #view(): SeatView {
    const seat = this.#match.view.seats[this.#seat];
    if (!seat) throw new Error(`there is no seat ${this.#seat}`);
    return seat;
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

export function moveOn(board: readonly Placement[], move: Move): readonly Placement[] {
  return move.type === "lay_tile" ? withTile(board, move.tile, move.cells, move.holes) : withoutTile(board, move.tile);
}

/** As the server reads cells. */
function told(cells: readonly Cell[]): [number, number][] {
  return cells.map(([row, column]) => [row, column]);
}

/** The server didn't take it: the tile goes back, and why is told. */
export function sayWhyNot(hand: Hand, move: Move, error: RefusedError): void {
  if (move.type === "lay_tile" && !hand.lies(move.tile)) hand.flyHome(move.tile, move.cells, "illegal");
  play("illegal");
  say(why(error.reason, error.details), "bad");
}
