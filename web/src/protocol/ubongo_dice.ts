// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again.

/** What is agreed on before the match. */
export interface Options {
  /** null for six, five with two players */
  areas: 5 | 6 | null;
  /** a later group gets one point less per player before it, not per group */
  by_heads: boolean;
  /** the dice are taken in turn, beginning with the roller */
  turn_order: boolean;
  /** who rolls first; null for chance */
  roller: number | null;
  /** seconds; null for no limit */
  grab_limit: number | null;
  draw_limit: number | null;
  /** the seed of a sheet; null for the one in the box */
  sheet: string | null;
}

/** The roller rolls all dice. */
export interface RollDice {
  type: "roll_dice";
}

/** Reach for a die of a colour that one lacks. */
export interface GrabDie {
  type: "grab_die";
  die: Die;
}

/** One of the dice on the table: its colour, and its place among those of that colour, from 0. */
export interface Die {
  colour: "black" | "white";
  number: number;
}

/** Draw the shape of one's black or white die on these cells; if it is drawn already, it moves. */
export interface DrawShape {
  type: "draw_shape";
  colour: "black" | "white";
  cells: [number, number][];
}

/** Take back the shape of this roll. */
export interface LiftShape {
  type: "lift_shape";
  colour: "black" | "white";
}

/** What is drawn stands; a die that isn't used is lost. */
export interface Confirm {
  type: "confirm";
}

/** Alone: be told what best play would do. The server sends it for whoever asks; the match counts for no record. */
export interface TakeHint {
  type: "take_hint";
}

/** What a viewer sees; `you` is null for a spectator. */
export interface View {
  you: number | null;
  options: Options;
  phase: "drawing" | "grabbing" | "landing" | "over" | "rolling";
  areas: string[][];
  pars: number[];
  area: number;
  roller: number | null;
  rolls: number;
  dice: DieView[];
  seats: SeatView[];
  /** points for who fills the area with this roll */
  at_stake: number;
  opens: number;
  since: number;
  ends: number | null;
  ranking: number[][];
  ended: number | null;
  turn?: number | null;
  /** that were taken, alone: with any the match counts for no record */
  hints?: number;
  away?: number[];
  /** everybody has left: nothing is rolled until somebody is back */
  deserted?: boolean;
}

/** A die on the table; `owner` is shown at once, and `is_settled` once no earlier hand can be on its way. */
export interface DieView {
  die: Die;
  face: string;
  owner: number | null;
  is_settled: boolean;
}

/** What everyone may see of a seat: everything. */
export interface SeatView {
  sheet: Field[];
  /** still at this area */
  plays: boolean;
  /** the shapes of its dice, once they are settled */
  black: string | null;
  white: string | null;
  /** cells of this area */
  free: number;
  /** neither of its shapes */
  fits_nowhere: boolean;
  is_confirmed: boolean;
  points: number;
}

/** One area of a seat's sheet: what is drawn there, and its score circle. */
export interface Field {
  drawn: Drawn[];
  points: number | null;
  is_consolation: boolean;
  /** that the seat took for it */
  rolls: number;
}

/** A shape that was drawn in an area: from which die, in which roll of the match, and where. */
export interface Drawn {
  colour: "black" | "white";
  face: string;
  cells: [number, number][];
  roll: number;
}

/** Everybody has the same sheet; `pars` are the rolls that best play takes alone, one per area. */
export interface SheetLaid {
  type: "sheet_laid";
  areas: string[][];
  pars: number[];
}

/** Everybody starts the next area. */
export interface AreaBegun {
  type: "area_begun";
  /** from 0 */
  area: number;
  at: number;
}

/** A seat is to roll; at `ends` the dice roll by themselves, null for never. */
export interface RollDue {
  type: "roll_due";
  seat: number;
  ends: number | null;
}

/** The dice fall; from `opens` on they may be grabbed. */
export interface DiceRolled {
  type: "dice_rolled";
  seat: number;
  black: string[];
  white: string[];
  at: number;
  opens: number;
  ends: number | null;
}

/** The dice lie still: the grab is open for all. */
export interface DiceLanded {
  type: "dice_landed";
  at: number;
}

/** In turn order: this seat takes both its dice now. */
export interface TurnToGrab {
  type: "turn_to_grab";
  seat: number;
  ends: number | null;
}

/** A hand came to a die; an earlier one may still be on its way. */
export interface DieReached {
  type: "die_reached";
  hand: Finish;
  die: Die;
}

/** When a player was done: their own time, how far it may be off, and when it arrived. */
export interface Finish {
  seat: number;
  at: number;
  uncertainty: number;
  arrived: number;
}

/** A die has its owner; not `chosen`: it was the last one, or came by chance. */
export interface DieGrabbed {
  type: "die_grabbed";
  seat: number;
  die: Die;
  chosen: boolean;
}

/** Another was faster. */
export interface DieLost {
  type: "die_lost";
  seat: number;
  die: Die;
  to: number;
}

/** All have their dice. */
export interface DrawingBegun {
  type: "drawing_begun";
  at: number;
  ends: number | null;
}

/** A shape is drawn; it may still be moved or lifted. */
export interface ShapeDrawn {
  type: "shape_drawn";
  seat: number;
  drawn: Drawn;
  at: number;
}

/** A shape of this roll was taken back. */
export interface ShapeLifted {
  type: "shape_lifted";
  seat: number;
  colour: "black" | "white";
  at: number;
}

/** What a seat has drawn stands; not `chosen`: the area is full, nothing fits, or the time is over. */
export interface DrawingConfirmed {
  type: "drawing_confirmed";
  seat: number;
  chosen: boolean;
}

/** A seat was told what best play would do in this roll. */
export interface HintTaken {
  type: "hint_taken";
  seat: number;
  at: number;
}

/** What a roll came to: who has filled the area, what that is worth, and who gets the consolation point. */
export interface RollScored {
  type: "roll_scored";
  filled: number[];
  points: number;
  consoled: number[];
  at: number;
}

/** All areas are scored. */
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

/** What there is to choose from in this roll, the best pair first; once both dice are taken there is one pair. */
export interface Hint {
  roll: number;
  pairs: PairAdvice[];
}

/** One black and one white die: the best way of each kind that is possible, the best of all first. The one that uses none is always among them: where it is the first although others are there, waiting keeps the better rest. */
export interface PairAdvice {
  black: Die;
  white: Die;
  ways: Way[];
}

/** A way to use a pair of dice: where the shapes go, and the rolls that the rest takes after it. */
export interface Way {
  use: "black" | "both" | "none" | "white";
  /** empty where it isn't used */
  black: [number, number][];
  white: [number, number][];
  rolls: number;
}

/** A finished match against best play. */
export interface Analysis {
  unit: "cards" | "gems" | "milliseconds" | "points" | "rolls";
  judge: "exact" | "net" | "person" | "planner";
  seats: SeatAnalysis[];
  decisions: RollAnalysis[];
}

/** A whole match of a seat: its result is the rolls, with those for areas that stayed open. */
export interface SeatAnalysis {
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
  rolls: number;
  grab_cost: number;
  draw_cost: number;
}

/** The result to be expected at a moment. */
export interface Point {
  at: number;
  value: number;
}

/** A roll of a seat: what it could have been, what it was, and what that cost. Its chapter is the area. `best` is out of the dice that nobody had when this seat got its own. */
export interface RollAnalysis {
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
  /** of the match, from 1 */
  roll: number;
  /** from 0 */
  area: number;
  /** rolls that best play would have taken before the dice fell */
  before: number;
  best_black: Die;
  best_white: Die;
  best: Way;
  black: Die;
  white: Die;
  /** the best with the dice that were taken */
  possible: Way;
  done: Way;
  /** on the best black and the best white die */
  shapes: [string, string];
  grab_cost: number;
  draw_cost: number;
}

export type Command = RollDice | GrabDie | DrawShape | LiftShape | Confirm | TakeHint;

export type Notice =
  | SheetLaid
  | AreaBegun
  | RollDue
  | DiceRolled
  | DiceLanded
  | TurnToGrab
  | DieReached
  | DieGrabbed
  | DieLost
  | DrawingBegun
  | ShapeDrawn
  | ShapeLifted
  | DrawingConfirmed
  | HintTaken
  | RollScored
  | MatchEnded
  | PresenceChanged;
