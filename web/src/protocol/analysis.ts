// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again.

/** A finished match. Games add what only they know. */
export interface Analysis {
  unit: "cards" | "gems" | "milliseconds" | "points" | "rolls";
  judge: "exact" | "net" | "person" | "planner";
  seats: Account[];
  decisions: Decision[];
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

/** Something that a seat did, and what it could have done. Games add what was done and what was best. */
export interface Decision {
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
}
