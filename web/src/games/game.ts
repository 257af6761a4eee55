/** What a game brings to the browser: read this to add one. docs/adding-a-game.md leads through it.
 *
 * A folder `games/<id>/` with three files is a game:
 * - `shelf.ts` exports the facts that are known without loading the game (`Facts` in shelf/shelf.ts);
 * - `Scene.svelte` is its picture on the shelf: a <g> 100 high around the middle x = 0;
 * - `index.ts` exports what is below, and is loaded when a table or a page of the game is opened.
 *   A game without it stands on the shelf as coming.
 * Nothing else names a game: the build finds the folders.
 */
import type { Component } from "svelte";
import type { AnalysisKit } from "../analysis/reading";
import type { Match } from "../match/match.svelte";
import type { Badged, Person } from "../match/people";
import type { TableConnection } from "../protocol/connection.svelte";
import type { Occupant, Outcome, Result, TableInfo } from "../protocol/messages";
import type { ShelfGame } from "../shelf/shelf";
import type { Sound } from "../sound/sounds";

/** Loaded when it is asked for: `() => import("./Rules.svelte")`. */
export type Lazily<C> = () => Promise<{ default: C }>;
export type Options = Record<string, unknown>;

/** `M` is the game's own match: the shared one, typed by its view, with what its pages ask beside it. */
export interface Game<M extends Match = Match> {
  /** A match that is watched or played live. */
  newMatch(connection: TableConnection, table: TableInfo, occupants: readonly Occupant[]): M;
  /** The match while it is on. */
  Play: Component<MatchPage<M>>;
  /** What it came to, once it has an outcome. */
  Result: Component<MatchPage<M>>;
  lobby?: LobbyKit;
  start?: StartKit;
  /** Playing alone, where that is possible. */
  solo?: SoloKit;
  /** The rules for players; rules/RulesPage.svelte is the frame. */
  rules: Lazily<Component<{ shelf: ShelfGame }>>;
  /** The game learned by doing, where there is a tutorial. */
  learn?: Lazily<Component<{ shelf: ShelfGame }>>;
  replay: ReplayKit;
  /** What happened, as a sentence for logs and ears; null where nothing needs to be said. */
  tell(happening: Happening): string | null;
}

export interface MatchPage<M extends Match = Match> {
  match: M;
  /** opens the menu: sound, colours, rules, leaving, and what `match.menu` adds */
  onmenu: () => void;
}

/** Before a match: what is agreed on, beside the number of seats and who may come. */
export interface LobbyKit {
  /** for the host: everything that can be chosen; rows are ui/OptionRow.svelte */
  Form?: Component<FormProps>;
  /** for the others: what was chosen, as names and values */
  inWords?(options: Options, people: FormProps["people"]): readonly (readonly [name: string, value: string])[];
  /** beside a name: what a seat chooses for itself, such as a level */
  SeatChoice?: Component<SeatChoiceProps>;
  /** above the seats for those who sit at the table; null where the usual words do */
  title?(options: Options): string | null;
  /** pieces that lie on the mat of the lobby where there is room */
  Art?: Component;
  /** the options made to fit another number of seats */
  fitted?(options: Options, seats: number): Options;
}

export interface FormProps {
  options: Options;
  /** who sits where; null for a free seat */
  people: readonly (Person | null)[];
  onchange: (options: Options) => void;
}

export interface SeatChoiceProps {
  person: Person;
  options: Options;
  /** it is one's own seat, or one is the host and may choose for a child or a bot */
  mayChoose: boolean;
  /** the choice as the game's rules know it */
  onchange: (choice: Record<string, unknown>) => void;
}

/** The game's own page, from which a match against bots is one tap. Its words are `game-<short>-lead` and `-start`. */
export interface StartKit {
  /** a picture on the mat */
  Art?: Component<{ isWide: boolean }>;
  /** what is chosen beside the bots, such as a side of the cards; rows like those above it */
  Choice?: Component<{ options: Options; onchange: (options: Options) => void }>;
  /** what was chosen, made to fit so many seats */
  optionsFor?(options: Options, seats: number): Options;
  /** the puzzles of a seed, where the game has any: printed pages lead to `/<short>?deck=<seed>` */
  ofDeck?(seed: string): Options;
}

/** Ways to play alone: each variant has a board of records of its own. */
export interface SoloKit<Variant = unknown> {
  /** a variant, from what this device has kept of it: anything, for it may be old or nonsense */
  variantFrom(kept: unknown): Variant;
  /** as the server knows it */
  optionsOf(variant: Variant): Options;
  Picker: Component<{ variant: Variant; onchange: (variant: Variant) => void }>;
  /** beside the page's title, instead of loose tiles */
  Art?: Component;
  /** under the page's title */
  lead(): string;
  /** what is to be reached, in a sentence or two */
  goal(variant: Variant): string;
  /** a record's value as it is written: "7 cards", "3:25.4" */
  valueOf(result: Result): string;
}

/** A finished match once more. The film is run, wound and told by replay/; here is what only the game knows. */
export interface ReplayKit {
  /** What is seen. It fills the areas `info`, `seats` (not alone) and `stage` of the page's grid. */
  Stage: Component<StageProps>;
  /** what a notice means for the film */
  filmed(notice: unknown): Filmed;
  /** which chapter a view belongs to, when that began by the match's clock, and whether one plays alone */
  placeOf(view: unknown): Place;
  /** what is said of the analysis, where the server has one */
  analysis?: AnalysisKit;
}

export interface Filmed {
  /** the round or card that begins: the film can be wound from one to the next */
  chapter?: number;
  /** whom it is about */
  seat?: number;
  /** that seat gets a dot on the time line */
  isMarked?: boolean;
  /** when it happened by the player's own clock, where that differs from when it was told */
  at?: number;
  sound?: Sound;
  /** worth being said aloud, too */
  isLoud?: boolean;
}

export interface Place {
  chapter: number;
  begun: number;
  isSolo: boolean;
}

export interface StageProps {
  view: unknown;
  /** the match's clock, as the film stands */
  clock: number;
  /** its id; none while the match goes on */
  match: string | null;
  people: readonly Badged[];
  /** how it ended, once the film has */
  outcome: Outcome | null;
  /** from the beginning */
  onagain: () => void;
}

export interface Happening {
  notice: unknown;
  view: unknown;
  /** one per seat */
  names: readonly string[];
  /** ms since its chapter began */
  after: number;
}

/** A game as the house handles it: only the game itself knows of which kind its match is. */
export function asGame<M extends Match>(game: Game<M>): Game {
  return game as unknown as Game;
}

/** A solo kit as the house handles it. */
export function asSolo<Variant>(kit: SoloKit<Variant>): SoloKit {
  return kit as unknown as SoloKit;
}
