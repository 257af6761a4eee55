/** What sets one race apart from another: all that the shared pages ask of a game. */
import type { Component } from "svelte";
import type { Cell } from "../../board/cells";
import type { RoundResult, SeatView, View } from "../../protocol/ubongo_race";

/** The pieces of a game, as they lie in the box. */
export interface TileSet {
  readonly names: readonly string[];
  shapeOf(tile: string): Cell[];
  colourOf(tile: string): string;
  /** those of its cells with a peep-hole, where tiles have some */
  holesOf?(tile: string): Cell[];
  /** what is printed on it, where tiles are numbered */
  numberOf?(tile: string): string;
}

/** The stones that are won beside the cards; a game with several kinds tells them apart by a name of its own. */
export interface PrizeKit {
  readonly Picture: Component<{ size?: number; kind?: string | undefined }>;
  /** the stones of a seat, by kind */
  of(seat: SeatView): readonly string[];
  /** the stone that a seat got in a round */
  wonIn(result: RoundResult, seat: number): string | null;
}

/** Views are typed as all races share them; a game may name its own, richer types in these methods. */
export interface RaceKit {
  readonly tiles: TileSet;
  readonly prize: PrizeKit;
  /** the tiles that fall onto the table when somebody has won */
  readonly confetti: readonly string[];
  /** how many points a round gave a seat */
  gained(result: RoundResult, seat: number): number;
  /** under the game's name: "Table K7QMP3RX · A side"; without a code one plays alone */
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
