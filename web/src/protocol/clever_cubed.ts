// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again.

/** What is agreed on before the match. */
export interface Options {
  /** of half a die in pink */
  pink_rounding: "down" | "up";
  /** whether blue takes a 7 beside a 7, the printed one included */
  seven_after_seven: boolean;
  /** a blue ? is 1 to 6 plus the white die, or any fitting number */
  blue_bonus: "free" | "white";
  /** 30 to 180, for everybody's part of a turn; null for no clock */
  turn_seconds: number | null;
  /** whether seats may ask for hints in company; alone one always may */
  hints: boolean;
}

/** Roll the dice in hand; also begins the next turn, round, or alone the deal of the passive turn. */
export interface Roll {
  type: "roll";
}

/** Use a die: the active seat one of its roll, another one of the platter (or of the fields, if none fits). */
export interface Use {
  type: "use";
  die: "b" | "n" | "p" | "t" | "w" | "y";
  mark: Yellow | Turquoise | Blue | Brown | Pink;
  joker?: Joker | null;
}

/** A cross in yellow. */
export interface Yellow {
  type: "yellow";
  /** 1 to 3 */
  row: number;
  /** 1 to 6 */
  column: number;
}

/** One cross or more in a column of turquoise. */
export interface Turquoise {
  type: "turquoise";
  /** 1 to 6 */
  column: number;
  /** 1 to 5, ascending */
  rows: number[];
}

/** A number in the next field of a side of blue. */
export interface Blue {
  type: "blue";
  side: "left" | "right";
  /** 2 to 12, as it is written */
  number: number;
}

/** A cross in brown. */
export interface Brown {
  type: "brown";
  /** 1 to 12 */
  field: number;
}

/** A number in the next field of pink: half of it and the bonus, or times the multiplier and no bonus. */
export interface Pink {
  type: "pink";
  /** 1 to 6, as the die is used; what is written follows */
  number: number;
  way: "half" | "times";
}

/** A number joker: which field is spent, of several alike the leftmost, and what the die is taken for. */
export interface Joker {
  field: "3" | "4" | "5" | "6" | "?";
  /** 1 to 6, never what the die shows */
  number: number;
}

/** Spend an extra die on any of the six, where it lies. */
export interface Extra {
  type: "extra";
  die: "b" | "n" | "p" | "t" | "w" | "y";
  mark: Yellow | Turquoise | Blue | Brown | Pink;
  joker?: Joker | null;
}

/** Use one of the ? that wait. */
export interface Bonus {
  type: "bonus";
  bonus: "+1" | "?b" | "?k" | "?n" | "?p" | "?t" | "?y" | "F" | "J" | "R";
  mark: Yellow | Turquoise | Blue | Brown | Pink;
}

/** Spend a re-roll on the dice just rolled. */
export interface Reroll {
  type: "reroll";
}

/** Use no die of this roll, or of the platter. */
export interface Pass {
  type: "pass";
}

/** Use no more extra dice in this turn. */
export interface Done {
  type: "done";
}

/** Take back one's last command; never among those on offer, the view says when it is possible. */
export interface TakeBack {
  type: "take_back";
}

/** Be told what is best. The server sends it for whoever asks; alone the match then counts for no record. */
export interface TakeHint {
  type: "take_hint";
}

/** What a viewer sees: everything; `you` is null for a spectator. */
export interface View {
  you: number | null;
  options: Options;
  phase: "choosing" | "finishing" | "opening" | "over" | "rolling";
  round: number;
  rounds: number;
  /** who is active first in every round */
  first: number;
  /** null before the first turn of a round, and when you play alone in every other turn */
  active: number | null;
  /** 1 to 3 */
  roll: number;
  dice: DieView[];
  seats: SeatView[];
  to_act: number[];
  /** every command that you may send now, word for word */
  legal: (Roll | Use | Extra | Bonus | Reroll | Pass | Done | TakeBack | TakeHint)[];
  /** as it stands: who shares a rank stands together, the leaders first */
  ranking: number[][];
  /** one for each mark among the legal commands */
  effects?: Effect[];
  /** who is to roll now */
  roller?: number | null;
  /** what that roll begins */
  upcoming?: "deal" | "roll" | "round" | "turn" | null;
  /** the active seat can do nothing with its roll: it is passed over at `ends` */
  nothing_fits?: boolean;
  /** when time itself acts next */
  ends?: number | null;
  /** whether you may take back your last command */
  can_take_back?: boolean;
  can_take_hint?: boolean;
  /** that were taken; alone, with any the match counts for no record */
  hints?: number;
  /** of your total, alone */
  grade?: number | null;
  away?: number[];
  /** everybody has left: nothing is rolled until somebody is back */
  deserted?: boolean;
  /** when the match was over */
  ended?: number | null;
}

/** A die on the table. */
export interface DieView {
  /** y yellow, t turquoise, b blue, n brown, p pink, w white */
  die: "b" | "n" | "p" | "t" | "w" | "y";
  /** null before the first roll of a turn */
  face: number | null;
  /** 0 in hand, 1 to 3 on a die field, 4 on the platter */
  place: number;
  /** the reason why you can't use it now; null if you can */
  why_not: string | null;
  /** what would fall on the platter if you used it */
  drops?: ("b" | "n" | "p" | "t" | "w" | "y")[];
}

/** A seat as everyone sees it. */
export interface SeatView {
  sheet: Sheet;
  points: Points;
  /** a letter for each spot, in the order of the sheet: o open, w won, s struck out, l lost */
  bonuses: string;
  /** what it is to do; null while it can only wait */
  stage?: "bonus" | "extra" | "pick" | "roll" | "use" | null;
  /** the ? that it has still to use */
  waiting?: ("+1" | "?b" | "?k" | "?n" | "?p" | "?t" | "?y" | "F" | "J" | "R")[];
  /** what led to them: the die that it used last, then each ? since */
  chain?: Link[];
  /** used as extra dice in this turn */
  extra_dice?: ("b" | "n" | "p" | "t" | "w" | "y")[];
  /** its total at the end of each round so far */
  by_round?: number[];
  /** when its time for this part of the turn is over */
  ends?: number | null;
}

/** Marks only: all points, and the foxes, follow from them (`scoring`). */
export interface Sheet {
  /** rows I to III, a bit a column: 1 << (column - 1) */
  yellow: number[];
  /** rows 1 to 5, a bit a column */
  turquoise: number[];
  /** the numbers written, from the 7 outwards */
  blue_left: number[];
  blue_right: number[];
  /** a bit a field: 1 << (field - 1) */
  brown: number;
  /** the numbers written */
  pink: number[];
  /** a bit a field: halved, so its bonus was won; the first field always is */
  pink_halved: number;
  /** circled; of them used: */
  rerolls: number;
  rerolls_used: number;
  /** circled, from the left; used ones as bits: 1 << (place - 1) */
  jokers: number;
  jokers_used: number;
  extras: number;
  extras_used: number;
}

/** The score block on the back of the sheet. */
export interface Points {
  yellow: number;
  turquoise: number;
  blue: number;
  brown: number;
  pink: number;
  /** how many */
  foxes: number;
  /** all of them together */
  fox_points: number;
  total: number;
  /** what a fox is worth; of several that are equal the first */
  lowest: "blue" | "brown" | "pink" | "turquoise" | "yellow";
  yellow_rows: number[];
  turquoise_rows: number[];
  /** the left side, the right side, the very low and very high numbers */
  blue_parts: number[];
}

/** Of a chain: a die or a ?, and what was marked with it. */
export interface Link {
  of: "b" | "n" | "p" | "t" | "w" | "y" | "+1" | "?b" | "?k" | "?n" | "?p" | "?t" | "?y" | "F" | "J" | "R";
  mark: Yellow | Turquoise | Blue | Brown | Pink;
}

/** What a mark would do to your sheet. */
export interface Effect {
  mark: Yellow | Turquoise | Blue | Brown | Pink;
  /** the spots of its bonuses, with the end of an action row that it would fill */
  wins?: string[];
  /** more than now, foxes included */
  points?: number;
  /** the number in pink */
  writes?: number | null;
  /** fields of brown that would be skipped */
  loses?: number[];
}

/** Chance said who is active first. */
export interface MatchBegun {
  type: "match_begun";
  first: number;
}

/** A round begins; its bonus, if it has one, is won next by every seat. */
export interface RoundBegun {
  type: "round_begun";
  round: number;
  at: number;
}

/** All dice go to the active seat; alone every other turn has none. */
export interface TurnBegun {
  type: "turn_begun";
  active: number | null;
  at: number;
}

/** The dice in hand were rolled. */
export interface Rolled {
  type: "rolled";
  /** 1 to 3 */
  roll: number;
  /** of all six dice; those not in hand lie as they lay */
  faces: number[];
  /** whether there is anything to do with it; if not, it is passed over after a moment */
  fits: boolean;
  at: number;
}

/** Alone, nobody active: all dice were rolled, the lowest three lie on the platter, the others on the fields. */
export interface DiceDealt {
  type: "dice_dealt";
  faces: number[];
  places: number[];
  at: number;
}

/** A re-roll was spent; the roll follows. */
export interface Rerolled {
  type: "rerolled";
  seat: number;
  at: number;
}

/** A die of the roll, of the pick, or an extra one was used. */
export interface DieUsed {
  type: "die_used";
  seat: number;
  die: "b" | "n" | "p" | "t" | "w" | "y";
  mark: Yellow | Turquoise | Blue | Brown | Pink;
  joker: Joker | null;
  /** what it was to the seat */
  use: "extra" | "pick" | "roll";
  at: number;
}

/** Dice of the hand that are lower than the one used fall on the platter. */
export interface DiceDropped {
  type: "dice_dropped";
  dice: ("b" | "n" | "p" | "t" | "w" | "y")[];
}

/** No die was used of the roll, or of the pick. */
export interface Passed {
  type: "passed";
  seat: number;
  why: "away" | "chosen" | "nothing_fits" | "time";
  at: number;
}

/** An action is circled, a fox counts, a ? waits. */
export interface BonusWon {
  type: "bonus_won";
  seat: number;
  bonus: "+1" | "?b" | "?k" | "?n" | "?p" | "?t" | "?y" | "F" | "J" | "R";
  /** where it is printed, such as yellow-1-3, turquoise-row-2, turquoise-column-4, blue-left-5, rerolls-end */
  spot: string;
}

/** A ? was used. */
export interface BonusUsed {
  type: "bonus_used";
  seat: number;
  bonus: "+1" | "?b" | "?k" | "?n" | "?p" | "?t" | "?y" | "F" | "J" | "R";
  mark: Yellow | Turquoise | Blue | Brown | Pink;
  at: number;
}

/** The ? that wait are lost: not one of them can be used, or the seat is away, or its time is over. */
export interface BonusesLapsed {
  type: "bonuses_lapsed";
  seat: number;
  bonuses: ("+1" | "?b" | "?k" | "?n" | "?p" | "?t" | "?y" | "F" | "J" | "R")[];
  why: "away" | "chosen" | "nothing_fits" | "time";
  at: number;
}

/** The last roll is done, what is left in hand lies on the platter; the others pick, all may use extra dice. */
export interface FinishBegun {
  type: "finish_begun";
  /** that were left in hand */
  dice: ("b" | "n" | "p" | "t" | "w" | "y")[];
  at: number;
}

/** A seat has finished the turn. */
export interface SeatDone {
  type: "seat_done";
  seat: number;
  why: "away" | "chosen" | "nothing_fits" | "time";
  at: number;
}

/** A seat took back its last command: all is as it was before. */
export interface TakenBack {
  type: "taken_back";
  seat: number;
  at: number;
}

/** A seat was told what is best. */
export interface HintTaken {
  type: "hint_taken";
  seat: number;
  at: number;
}

/** The last turn is finished. */
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

/** The best moves, up to three, the best first. */
export interface Hint {
  moves: Advice[];
}

/** A move: what it leads to in the end, as far as that can be foreseen. */
export interface Advice {
  command: Roll | Use | Extra | Bonus | Reroll | Pass | Done | TakeBack | TakeHint;
  /** points at the end of the match */
  total: number;
  /** points less than the best move; 0 for that one */
  cost: number;
  /** the strongest first */
  reasons: Reason[];
}

/** Something that speaks for a move. */
export interface Reason {
  key: "action" | "chain" | "crosses" | "end" | "fox" | "hand" | "kept" | "later" | "lowest" | "near" | "only" | "points" | "saved" | "wait";
  count?: number;
}

/** A finished match, in points at the end. A seat counts its own alone. */
export interface Analysis {
  unit: "cards" | "gems" | "milliseconds" | "points" | "rolls";
  judge: "exact" | "net" | "person" | "planner";
  seats: Account[];
  decisions: Choice[];
}

/** A whole match of a seat; see above how it adds up. */
export interface Account {
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
}

/** The result to be expected at a moment. */
export interface Point {
  at: number;
  value: number;
}

/** A command of a finished match beside the best one. */
export interface Choice {
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
  /** of all six dice as they lay; empty before the first roll of a turn */
  faces: number[];
  chosen: Roll | Use | Extra | Bonus | Reroll | Pass | Done | TakeBack | TakeHint;
  best: Roll | Use | Extra | Bonus | Reroll | Pass | Done | TakeBack | TakeHint;
  /** the best three of all that there were, the best first */
  moves: Move[];
  /** nothing was chosen: a clock or an absence lost these ?, which counts as a pass */
  lapsed: ("+1" | "?b" | "?k" | "?n" | "?p" | "?t" | "?y" | "F" | "J" | "R")[];
  /** what the best has more of, the weightiest first; none where it was chosen */
  reasons: Reason[];
  /** what the best gives up: a fox, a chain, actions or points at once */
  although: Reason | null;
}

/** A command and the points at the end that it promises. */
export interface Move {
  command: Roll | Use | Extra | Bonus | Reroll | Pass | Done | TakeBack | TakeHint;
  value: number;
}

export type Command = Roll | Use | Extra | Bonus | Reroll | Pass | Done | TakeBack | TakeHint;

export type Notice =
  | MatchBegun
  | RoundBegun
  | TurnBegun
  | Rolled
  | DiceDealt
  | Rerolled
  | DieUsed
  | DiceDropped
  | Passed
  | BonusWon
  | BonusUsed
  | BonusesLapsed
  | FinishBegun
  | SeatDone
  | TakenBack
  | HintTaken
  | MatchEnded
  | PresenceChanged;
