// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again.

/** What is agreed on before the match. */
export interface Options {
  /** the side of the cards that is played */
  tiles: 3 | 4;
  /** a side of its own for a seat, as a handicap; one entry per seat */
  sides: (3 | 4 | null)[];
  /** seconds, 30 to 180 */
  hourglass: number;
  /** who has solved but not taken when the sand is out gets the gems of their lane */
  auto_take: boolean;
  /** who rolls first; null for chance */
  starter: number | null;
  /** the name of a deck, or its seed; null for the box of the first edition */
  deck: string | null;
}

/** What a seat chooses for itself before the match: a side of its own, or the table's. */
export interface Choice {
  tiles: 3 | 4 | null;
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

/** Ready for the next round. */
export interface GoOn {
  type: "go_on";
}

/** Before the first round: put the pawn on a red space, or on another one. */
export interface PlacePawn {
  type: "place_pawn";
  lane: number;
}

/** The starting player rolls, and turns the hourglass at the same time. */
export interface RollDie {
  type: "roll_die";
}

/** Move the pawn to a lane within reach of the space where it began the round. */
export interface MovePawn {
  type: "move_pawn";
  lane: number;
}

/** Take the two nearest gems of the lane where the pawn stands, as the player saw it: so many gems lay there. */
export interface TakeGems {
  type: "take_gems";
  lane: number;
  lying: number;
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
  lanes: (("blue" | "green" | "orange" | "purple" | "red" | "yellow")[])[];
  starter: number;
  symbol: "antelope" | "elephant" | "hand" | "mask" | "shield" | "snake" | null;
  /** what the table waits for, between two rounds */
  stage: "pawns" | "rest" | "roll" | null;
  hourglass: number;
  sand_from: number;
  /** the colour (0: the best, 1: the next …) that parts the first rank from the second */
  decided_by: number | null;
}

/** What everyone may see of a seat; everything but a hand on its way is open. */
export interface SeatView {
  card: Card | null;
  board: Placement[];
  /** the tiles it plays with */
  tiles: string[];
  finish: Finish | null;
  gives_up: boolean;
  is_ready: boolean;
  cards_won: number;
  side: 3 | 4;
  pawn: number | null;
  home: number | null;
  place: number | null;
  /** how far the pawn may go from `home`; null until the place is settled */
  steps: number | null;
  /** where the pawn may stand now */
  reachable: number[];
  /** only of the viewer's own seat */
  is_taking: boolean;
  /** in this round */
  taken: ("blue" | "green" | "orange" | "purple" | "red" | "yellow")[];
  gems: [number, number, number, number, number, number];
  points: number;
}

/** A card that lies open; `tiles` are those of the row that was rolled. */
export interface Card {
  number: number;
  area: string[];
  /** the tiles to use, where the card names them */
  tiles?: string[];
  rows: string[][];
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
  symbol: "antelope" | "elephant" | "hand" | "mask" | "shield" | "snake";
  starter: number;
  /** 2 where the first ran out without a solution */
  hourglasses: number;
  /** when the round ended */
  over: number;
  /** one per seat, as all that follows */
  places: (number | null)[];
  /** where each pawn began and where it stands */
  lanes: [number, number][];
  gems: (("blue" | "green" | "orange" | "purple" | "red" | "yellow")[])[];
}

/** The gems lie in their lanes, it is known who starts, and the pawns are to be placed. */
export interface TableLaid {
  type: "table_laid";
  lanes: (("blue" | "green" | "orange" | "purple" | "red" | "yellow")[])[];
  starter: number;
  /** then pawns without a space get one by chance */
  ends: number;
}

/** A pawn stands on a red space before the first round; not `chosen`: chance put it there. */
export interface PawnPlaced {
  type: "pawn_placed";
  seat: number;
  lane: number;
  chosen: boolean;
}

/** Everyone has a card, face down; the starting player may roll. */
export interface RollDue {
  type: "roll_due";
  seat: number;
  /** then the die rolls by itself */
  ends: number;
}

/** The die shows which row is to be used. */
export interface DieRolled {
  type: "die_rolled";
  /** whose turn it was to roll */
  seat: number;
  symbol: "antelope" | "elephant" | "hand" | "mask" | "shield" | "snake";
  at: number;
}

/** All cards are turned over at the same time, and the sand runs. */
export interface RoundBegun {
  type: "round_begun";
  round: number;
  /** one per seat */
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

/** A card was solved while the hourglass was being turned: it counts once that is certain. */
export interface SolutionHeld {
  type: "solution_held";
  finish: Finish;
}

/** Nobody has solved in the first sand: once more, and for the last time. */
export interface HourglassTurned {
  type: "hourglass_turned";
  at: number;
  ends: number;
}

/** It is certain how many were earlier: the pawn may move. */
export interface PlaceSettled {
  type: "place_settled";
  seat: number;
  /** 1 for the first; several may share it */
  place: number;
  /** how far the pawn may go */
  steps: number;
}

/** A pawn stands in another lane. */
export interface PawnMoved {
  type: "pawn_moved";
  seat: number;
  lane: number;
  at: number;
}

/** A pair has its owner; `by_itself` where the sand was out and so agreed. */
export interface GemsTaken {
  type: "gems_taken";
  seat: number;
  lane: number;
  gems: ("blue" | "green" | "orange" | "purple" | "red" | "yellow")[];
  at: number;
  by_itself: boolean;
}

/** Another was faster: nothing was taken. */
export interface TakeLost {
  type: "take_lost";
  seat: number;
  to: number;
  lane: number;
}

/** A seat agreed to give up, or took it back. */
export interface GivenUp {
  type: "given_up";
  seat: number;
  agreed: boolean;
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

/** A seat reached for a pair; an earlier hand may still be on its way. Only the seat itself is told. */
export interface TakeHeld {
  type: "take_held";
  reach: Reach;
}

/** A hand on its way to the nearest pair of a lane in which so many gems lie. */
export interface Reach {
  hand: Finish;
  lane: number;
  lying: number;
}

/** The race, and the gems beside it. */
export interface Analysis {
  unit: "cards" | "gems" | "milliseconds" | "points" | "rolls";
  judge: "exact" | "net" | "person" | "planner";
  seats: RaceAccount[];
  decisions: DeadEnd[];
  cards: CardReading[];
  takes: GemTake[];
  /** of all takes, one per seat */
  gem_costs: number[];
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

/** A pair that was taken. Its values are not milliseconds but how many gems of the best colour one is ahead. */
export interface GemTake {
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
  chosen: number;
  gems: ("blue" | "green" | "orange" | "purple" | "red" | "yellow")[];
  best: number;
  best_gems: ("blue" | "green" | "orange" | "purple" | "red" | "yellow")[];
}

export type Command = LayTile | TakeTile | GiveUp | GoOn | PlacePawn | RollDie | MovePawn | TakeGems;

export type Notice =
  | TableLaid
  | PawnPlaced
  | RollDue
  | DieRolled
  | RoundBegun
  | TileLaid
  | TileTaken
  | CardSolved
  | CountdownBegun
  | SolutionHeld
  | HourglassTurned
  | PlaceSettled
  | PawnMoved
  | GemsTaken
  | TakeLost
  | GivenUp
  | RoundEnded
  | SeatReady
  | MatchEnded
  | PresenceChanged
  | TakeHeld;
