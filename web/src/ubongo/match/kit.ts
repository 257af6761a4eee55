/** What sets one race apart from another: all that the shared pages ask of a game. */
import type { Component } from "svelte";
import type { Cell } from "../../board/cells";
import type { Print } from "../../board/peep";
import type { Placement } from "../../board/placement";
import type { Card, RoundEnded, RoundResult, SeatView, View } from "../../protocol/ubongo_race";
import type { RaceMatch } from "./match.svelte";

/** The pieces of a game, as they lie in the box. */
export interface TileSet {
  readonly names: readonly string[];
  shapeOf(tile: string): Cell[];
  colourOf(tile: string): string;
  /** those of its cells with a peep-hole, where tiles have some */
  holesOf?(tile: string): Cell[];
  /** what is printed on it, where tiles are numbered */
  numberOf?(tile: string): string;
  /** what is printed on a card, where that is more than an area */
  printOf?(card: Card): Print;
}

/** What is to be read off a card. */
export function printOf(tiles: TileSet, card: Card): Print {
  return tiles.printOf?.(card) ?? { area: card.area };
}

/** The stones that are won beside the cards; a game with several kinds tells them apart by a name of its own. */
export interface PrizeKit {
  readonly Picture: Component<{ size?: number; kind?: string | undefined }>;
  /** the stones of a seat, by kind */
  of(seat: SeatView): readonly string[];
  /** the stone that a seat got in a round */
  wonIn(result: RoundResult, seat: number): string | null;
  /** what a stone counts; one point where they are all alike */
  worth?(kind: string): number;
  /** the stone that is played for */
  atStake?(view: View): string | null;
}

/** What a round gave a seat. */
export interface Gain {
  cards: number;
  /** in words what it didn't give, and why; null where there is nothing to say */
  note: string | null;
  /** all of it as a sentence, for those who hear it */
  spoken: string;
}

/** How a tie stands and was broken, in words. `name` is null for whoever reads it. */
export interface TieWords {
  /** one leads with as many points as another */
  leads(name: string | null): string;
  /** several lead */
  level(view: View, names: string): string;
  /** several have won */
  shared(view: View): string;
  /** one has won with as many points as others */
  broken(view: View, names: string): string;
}

/** The vote to end a round, where it is about more than giving up. */
export interface VoteWords {
  ask: string;
  /** of a seat that wants it */
  short: string;
  others(names: string): string;
  mine(names: string): string;
}

/** What a game shows where others show less. */
export interface RaceParts {
  /** below the area of a card, in place of a label; `board` is what lies there and isn't in the air */
  readonly Foot?: Component<{ seat: SeatView; board: readonly Placement[]; wide: boolean }>;
  /** at a name: what sets a seat apart, such as its level; with words where there is room */
  readonly Mark?: Component<{ seat: SeatView; words?: boolean }>;
  /** in place of a dot per round; `isOver` between two rounds */
  readonly Rounds?: Component<{ view: View; isOver?: boolean; large?: boolean }>;
  /** in the right column of a large screen */
  readonly Aside?: Component<{ match: RaceMatch }>;
}

/** Views are typed as all races share them; a game may name its own, richer types in these methods. */
export interface RaceKit {
  readonly tiles: TileSet;
  readonly prize: PrizeKit;
  readonly parts?: RaceParts;
  readonly tie: TieWords;
  /** the colour of its cards, where they aren't of clay */
  readonly ground?: string;
  /** all tiles side by side, each with room for so many cells; else there are two rows of four */
  readonly trayOfOneRow?: { breadth: number };
  /** the tiles that fall onto the table when somebody has won */
  readonly confetti: readonly string[];
  /** how many points a round gave a seat */
  gained(result: RoundResult, seat: number): number;
  /** what it gave otherwise; names are one per seat */
  gain(view: View, result: RoundResult, seat: number, names: readonly string[]): Gain;
  /** who was first where that can't be told, as a title */
  firstTogether(names: string): string;
  /** what sets a seat apart, for those who hear it */
  seatInWords?(seat: SeatView): string;
  /** how a round ended, for logs */
  ending?(notice: RoundEnded, view: View, names: readonly string[]): string;
  /** a round with a name of its own, such as a play-off */
  stage?(view: View): string | null;
  /** what everybody should know of this round */
  notice?(view: View, names: (seats: readonly number[]) => string): string | null;
  vote?(view: View): VoteWords | null;
  /** what comes after the pause, where that isn't simply the next round */
  next?(view: View): string | null;
  /** an hourglass that runs before anybody has solved: when it was turned, and how long its sand runs, in ms */
  sand?(view: View, now: number): { turned: number; length: number } | null;
  /** under the game's name: "Table K7QMP3RX · side A"; without a code one plays alone */
  where(view: View, code: string | null): string;
  /** printed on a player's own card; `all` is how many tiles there are to choose from, where there is room to say so */
  cardLabel(view: View, seat: SeatView, all: number | null): string;
  /** on a card that is watched again */
  replayLabel(view: View, seat: SeatView): string;
  /** the one rule to remember */
  hint(view: View): string;
}

/** How many tiles a seat has to find. */
export function tilesToFind(view: View, seat: SeatView | undefined): number {
  return seat?.card?.tiles?.length ?? view.tiles_to_find ?? seat?.tiles.length ?? 0;
}
