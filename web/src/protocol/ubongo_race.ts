// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again.

/** What every race agrees on before the match; a game has more. */
export interface Options {
  /** seconds after which a round that nobody solves ends: no round waits for ever */
  limit: number;
  /** needed with one seat, not possible with more */
  solo: ByTime | ByCount | null;
  /** the seed of a deck; null for the cards in the box */
  deck: string | null;
}

/** Alone: as many cards as possible in 5, 10 or 20 minutes. */
export interface ByTime {
  type: "by_time";
  minutes: 5 | 10 | 20;
}

/** Alone: the time for 5, 10 or 20 cards. */
export interface ByCount {
  type: "by_count";
  cards: 5 | 10 | 20;
}

/** Put a tile on these cells; if it lies already, it moves. */
export interface LayTile {
  type: "lay_tile";
  tile: string;
  cells: [number, number][];
  /** where its peep-holes come to lie, if it has any */
  holes?: [number, number][];
}

/** Take a tile back from the card. */
export interface TakeTile {
  type: "take_tile";
  tile: string;
}

/** Agree, or no longer agree, to give the round up; it ends when all who still search agree. */
export interface GiveUp {
  type: "give_up";
  agreed: boolean;
}

/** Alone: put the card aside for a new one. */
export interface PutAside {
  type: "put_aside";
}

/** Ready for the next round. */
export interface GoOn {
  type: "go_on";
}

/** What a viewer sees; `you` is null for a spectator. */
export interface View {
  you: number | null;
  options: Options;
  phase: "between" | "countdown" | "over" | "racing";
  round: number;
  /** null in a game alone by time */
  rounds: number | null;
  /** how many of its tiles solve a card; null where the card names them */
  tiles_to_find: number | null;
  seats: SeatView[];
  begun: number;
  ends: number | null;
  results: RoundResult[];
  /** as it stands: who shares a rank stands together, the leaders first */
  ranking: number[][];
  put_aside: number;
  ended: number | null;
  /** when the countdown began, while one runs */
  counting_from?: number | null;
  away?: number[];
}

/** What everyone may see of a seat: races are watched live, so that is nearly all. */
export interface SeatView {
  card: Card | null;
  board: Placement[];
  /** the tiles it plays with */
  tiles: string[];
  finish: Finish | null;
  gives_up: boolean;
  is_ready: boolean;
  cards_won: number;
  points: number;
}

/** A card that lies open: its place in the deck, from 0, and its area, never its solution. */
export interface Card {
  number: number;
  area: string[];
  /** the tiles to use, where the card names them */
  tiles?: string[];
}

/** A tile on its cells (row, column), and those of them that have a peep-hole; both in reading order. */
export interface Placement {
  tile: string;
  cells: [number, number][];
  holes?: [number, number][];
}

/** When a player was done: their own time, how far it may be off, and when it arrived. */
export interface Finish {
  seat: number;
  at: number;
  uncertainty: number;
  arrived: number;
}

/** What a finished round came to, for the result page and the totals. */
export interface RoundResult {
  first: number[];
  /** one per seat */
  finishes: (Finish | null)[];
  begun: number;
  /** when its countdown, or its limit, was over */
  ends: number | null;
}

/** All cards are turned over at the same time. */
export interface RoundBegun {
  type: "round_begun";
  round: number;
  /** one per seat; null for a seat that only watches this round */
  cards: (Card | null)[];
  at: number;
}

/** A tile lies on the card. */
export interface TileLaid {
  type: "tile_laid";
  seat: number;
  laid: Placement;
  at: number;
}

/** A tile was taken back. */
export interface TileTaken {
  type: "tile_taken";
  seat: number;
  tile: string;
  at: number;
}

/** The last tile solved the card: "Ubongo!". */
export interface CardSolved {
  type: "card_solved";
  finish: Finish;
}

/** The first solution starts the countdown for the others. */
export interface CountdownBegun {
  type: "countdown_begun";
  ends: number;
}

/** A seat agreed to give up, or took it back. */
export interface GivenUp {
  type: "given_up";
  seat: number;
  agreed: boolean;
}

/** Alone: a new card instead of the old one. */
export interface CardPutAside {
  type: "card_put_aside";
  at: number;
}

/** A seat wants to go on. */
export interface SeatReady {
  type: "seat_ready";
  seat: number;
}

/** The last card is played; alone: `at` is the time that counts. */
export interface MatchEnded {
  type: "match_ended";
  at: number;
}

/** Seats went away or came back. An event like any other, so that a replay can prove what followed from it. */
export interface PresenceChanged {
  type: "presence_changed";
  presence: Presence;
  at: number;
}

/** Who is away, as the table tells the rules; bots never are. `deserted`: no person is left. */
export interface Presence {
  away: number[];
  deserted: boolean;
}

/** Time is up, or all are done, or all gave up: who was first (several where the clocks can't tell). */
export interface RoundEnded {
  type: "round_ended";
  first: number[];
  /** they keep their cards */
  solvers: number[];
  at: number;
  /** when the next round begins by itself; null if it waits for everybody, and after the last */
  next_at: number | null;
}

/** A finished race. */
export interface RaceAnalysis {
  unit: "cards" | "gems" | "milliseconds" | "points" | "rolls";
  judge: "exact" | "net" | "person" | "planner";
  seats: RaceAccount[];
  decisions: DeadEnd[];
  cards: CardReading[];
}

/** A whole race of a seat: the time over all its cards, each of them told by its place. */
export interface RaceAccount {
  /** the result to be expected before anything happened */
  start: number;
  /** what dice, cards and the others brought */
  luck: number;
  /** in a race: how much faster one searches than people usually do, mistakes apart */
  pace: number;
  /** what a judge who only estimates didn't foresee; 0 for one who knows */
  unforeseen: number;
  /** of all decisions */
  cost: number;
  result: number;
  /** of the result: what would have been to come when the match was over */
  unfinished: number;
  /** the places of up to three decisions, the dearest first */
  dearest: number[];
  curve: Point[];
  /** the solved card that took least of its usual time */
  fastest: number | null;
  /** the card that took most of its usual time */
  slowest: number | null;
}

/** The result to be expected at a moment. */
export interface Point {
  at: number;
  value: number;
}

/** A tile after which no solution was within reach, and how long that lasted: its cost. */
export interface DeadEnd {
  seat: number;
  /** how many events were before it */
  event: number;
  at: number;
  /** round, area or card, from 1 */
  chapter: number;
  /** the result that was to be expected after it */
  value: number;
  /** and after the best */
  best_value: number;
  /** never below 0; the best costs 0 */
  cost: number;
  /** what chance brought since the seat's last decision; its last one also has what came after */
  luck: number;
  /** its place among the cards */
  card: number;
  chosen: Placement;
  /** a tile that would have gone on towards a solution */
  best: Placement;
  /** cells of the smallest hole beside it that nothing fills; 0 where it left none */
  gap: number;
  /** a tile was taken back or moved, and a solution was within reach again */
  was_left: boolean;
}

/** A card of a seat. */
export interface CardReading {
  seat: number;
  chapter: number;
  begun: number;
  /** until it was solved, put aside or taken away */
  taken: number;
  /** what half of the people need, with these tiles */
  usual: number;
  is_solved: boolean;
  /** in dead ends */
  lost: number;
  /** tiles */
  taken_back: number;
  /** that it has */
  solutions: number;
}

export type Command = LayTile | TakeTile | GiveUp | PutAside | GoOn;

export type Notice =
  | RoundBegun
  | TileLaid
  | TileTaken
  | CardSolved
  | CountdownBegun
  | GivenUp
  | CardPutAside
  | SeatReady
  | MatchEnded
  | PresenceChanged
  | RoundEnded;

export type Analysis = RaceAnalysis;
