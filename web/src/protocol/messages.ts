// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again.

/** The first message: which table, and what was last seen of which match, to be told only what is missing. */
export interface Hello {
  type: "hello";
  table: string;
  match?: string | null;
  version?: number | null;
}

/** A command of the game. `id` is the client's; the same id again does nothing and is answered as before. */
export interface Send {
  type: "command";
  id: string;
  match: string;
  command: unknown;
  /** for which of your seats, where several share your device; your own if left out */
  seat?: number | null;
}

/** See what another of your seats sees, where several share your device; it comes as an update. */
export interface Look {
  type: "look";
  seat: number;
}

/** The answer to a ping, at once. */
export interface Pong {
  type: "pong";
  nonce: number;
}

/** Who somebody wants to be. */
export interface NewGuest {
  name: string;
  colour: "blue" | "green" | "orange" | "pink" | "red" | "teal" | "violet" | "yellow";
}

/** What is to be played; options left out are the game's. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  listed?: boolean;
  /** who shares your device, after your seat */
  companions?: string[];
  /** on the seats after those */
  bots?: ("champion" | "easy" | "hard" | "master" | "medium" | "perfect")[];
  /** a bot of this level plays for who is away */
  stand_in?: "champion" | "easy" | "hard" | "master" | "medium" | "perfect" | null;
  /** at once; then no seat may be left empty */
  start?: boolean;
}

/** What is agreed on instead. */
export interface TableChange {
  seats: number;
  options?: Record<string, unknown>;
  listed?: boolean;
  stand_in?: "champion" | "easy" | "hard" | "master" | "medium" | "perfect" | null;
}

/** A bot for a seat, or null to take it away. */
export interface BotSeat {
  seat: number;
  bot: "champion" | "easy" | "hard" | "master" | "medium" | "perfect" | null;
}

/** Somebody who plays on your device for a seat, or null to take them away. */
export interface CompanionSeat {
  seat: number;
  name: string | null;
}

/** What a seat chooses for itself, in the words of its game. */
export interface SeatChoice {
  seat: number;
  choice: unknown;
}

/** The answer to hello: who you are (null: nobody, a spectator without a name) and the server's clock. */
export interface Welcome {
  type: "welcome";
  player: Player | null;
  /** milliseconds since 1970 */
  clock: number;
}

/** A guest as others see them. */
export interface Player {
  id: string;
  name: string;
  colour: string;
}

/** The table as it is now; `you` is your own seat. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  you: number | null;
}

/** A table as everyone sees it. */
export interface TableInfo {
  code: string;
  game: string;
  options: Record<string, unknown>;
  seats: (SeatInfo | null)[];
  /** the player who may change and start it */
  host: string | null;
  listed: boolean;
  phase: "open" | "over" | "playing";
  /** the one being played, or played last */
  match: string | null;
  spectators: number;
  /** a bot of this level plays for who is away */
  stand_in: "champion" | "easy" | "hard" | "master" | "medium" | "perfect" | null;
}

/** Who has a seat; a bot has a level and no player. */
export interface SeatInfo {
  player: string | null;
  bot: string | null;
  name: string;
  colour: string;
  /** plays on the player's device, beside the player */
  is_companion: boolean;
  /** none of the player's sockets is open here */
  away: boolean;
  /** the round trip in ms that counts for the player, coarse; told anew when it crosses 150 */
  trip: number | null;
  /** a bot of this level plays for them until they are back */
  substitute?: "champion" | "easy" | "hard" | "master" | "medium" | "perfect" | null;
}

/** What happened in the match since what you saw, and all that you see now. Several versions may come as one. */
export interface Update {
  type: "update";
  match: string;
  version: number;
  /** the match's: times in views and notices are told by it */
  clock: number;
  /** whose view it is; null for a spectator. Of your several seats the one that is to act */
  you: number | null;
  notices: unknown[];
  view: unknown;
  /** how it ended; then no other update of this match follows */
  outcome: Outcome | null;
}

/** How a match ended: seats that share a rank stand together, the winners first. */
export interface Outcome {
  ranking: number[][];
  points: number[];
}

/** The command counts and is stored; its effect is in the update that reaches this version. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** Nothing happened. `id` is the command's, null where the message had none. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: string;
  details: Record<string, unknown>;
}

/** Answer with a pong at once: the server measures how far away you are, for the fairness of races. */
export interface Ping {
  type: "ping";
  nonce: number;
  /** your usual round trip in ms, as far as it is known */
  trip: number | null;
  /** the shortest of the last ones; add half of it to the clock that updates tell */
  shortest: number | null;
}

/** The last message before the server closes the socket. */
export interface Closing {
  type: "closing";
  reason: string;
}

/** Why not; the words for the reason live in the locales. */
export interface Refusal {
  reason: string;
  details: Record<string, unknown>;
}

/** What everyone may know of a match, running or over. */
export interface MatchInfo {
  id: string;
  game: string;
  rules_version: number;
  options: Record<string, unknown>;
  occupants: Occupant[];
  /** milliseconds since 1970 */
  begun: number;
  version: number;
  /** null while it goes on, and where it was abandoned */
  outcome: Outcome | null;
}

/** Who plays a seat: a guest, or a bot of some level. */
export interface Occupant {
  /** the guest's id */
  player: string | null;
  /** the bot's level */
  bot: string | null;
  /** nobody else at the table has it; a bot's is its level, with a number from the second on */
  name: string;
  colour: string;
  /** somebody else who plays on the guest's device */
  is_companion: boolean;
}

/** Everything that a finished match was; where it was played on a server, also its id there and its day. */
export interface Replay {
  format: number;
  id: string;
  game: string;
  rules_version: number;
  options: Record<string, unknown>;
  seats: ReplaySeat[];
  seed: string;
  /** milliseconds since 1970 */
  begun: number;
  outcome: Outcome | null;
  events: TimedEvent[];
}

/** Who played a seat: a name, and the level if it was a bot. */
export interface ReplaySeat {
  name: string;
  bot: string | null;
  colour: string;
}

/** An event, and when it was decided; the first that a step led to has the step beside it. */
export interface TimedEvent {
  at: number;
  event: Record<string, unknown>;
  step?: Step | null;
}

/** A command of a seat and how it came; or who is present now; with neither, time acts: at first the beginning. */
export interface Step {
  /** by the judge's clock */
  now: number;
  seat?: number | null;
  command?: unknown;
  /** that was taken off, as the command was so long on its way */
  lag?: number;
  /** how far off that may be */
  uncertainty?: number;
  presence?: Presence | null;
}

/** Who is away, as the table tells the rules; bots never are. `deserted`: no person is left. */
export interface Presence {
  away: number[];
  deserted: boolean;
}

/** A finished match, frame by frame, as a spectator saw it. */
export interface Frames {
  game: string;
  options: Record<string, unknown>;
  seats: ReplaySeat[];
  /** milliseconds since 1970 */
  begun: number;
  outcome: Outcome;
  /** when the last event happened */
  ended: number;
  frames: Frame[];
}

/** What changed and what was to be seen then. */
export interface Frame {
  at: number;
  notices: unknown[];
  view: unknown;
}

/** An imported replay that holds; without the steps of the match its events can only be folded. */
export interface Verified {
  events: number;
  outcome: Outcome;
  /** every step was decided again */
  proved: boolean;
}

/** The board of a variant, and what you have reached. */
export interface Records {
  board: Result[];
  personal_best: Result | null;
}

/** What somebody reached alone; `match` leads to the replay. */
export interface Result {
  match: string;
  game: string;
  options: Record<string, unknown>;
  player: string;
  name: string;
  colour: string;
  value: number;
  /** fewer milliseconds are better, more of everything else is */
  unit: "cards" | "gems" | "milliseconds" | "points" | "rolls";
  /** milliseconds since 1970 */
  begun: number;
  /** what decides between equal results */
  then?: Figure[];
}

/** A number and what it counts. */
export interface Figure {
  value: number;
  unit: "cards" | "gems" | "milliseconds" | "points" | "rolls";
}

/** What there is to play, and to choose from. */
export interface House {
  games: GameInfo[];
  colours: string[];
  /** at which phones in the same network reach this server; empty where that isn't known */
  addresses: string[];
  /** that can be seated, for each game, the weakest first */
  bots: Record<string, ("champion" | "easy" | "hard" | "master" | "medium" | "perfect")[]>;
  /** the games in which a hint can be asked for */
  advised: string[];
  /** the games of which a finished match is analysed */
  analysed: string[];
}

/** What there is to know of a game before playing it. A game is spelled in two ways: `id` for machines (packages, messages, logs), `short` for people who type it (the shell, addresses, keys of words). */
export interface GameInfo {
  id: string;
  rules_version: number;
  fewest_seats: number;
  most_seats: number;
  short: string;
  /** that a match takes, more or less */
  minutes: number;
  /** nobody hurries: people may share a device, and a bot may stand in for who is away */
  by_turns: boolean;
}

export type FromClient = Hello | Send | Look | Pong;

export type FromServer = Welcome | TableChanged | Update | Accepted | Refused | Ping | Closing;
