/** A live match as its pages see it: the view, the people, and the clock. A game types it by its own view. */
import type { TableConnection } from "../protocol/connection.svelte";
import type { Occupant, Outcome, SeatInfo, TableInfo } from "../protocol/messages";
import type { IconName } from "../ui/icons";
import { type Person, personOf } from "./people";

/** Something that can be done at any time, from the menu. */
export interface MenuEntry {
  icon: IconName;
  text: string;
  act: () => Promise<unknown>;
  /** it can't be taken back, and looks like it */
  isGrave?: boolean;
}

export class Match<View = unknown, Command = unknown, Notice = unknown> {
  readonly connection: TableConnection;
  /** Shows the round that has just ended once more; null where its beginning wasn't seen here. */
  watchAgain = $state.raw<(() => void) | null>(null);
  readonly table: TableInfo;
  readonly #view: View | undefined = $derived.by(() => this.connection.update?.view as View | undefined);
  readonly #people: Person[] = $derived.by(() =>
    this.#occupants.map((occupant, seat) =>
      personOf(this.#nowOn(seat, occupant), seat, this.isShared ? null : this.you),
    ),
  );
  readonly #occupants: readonly Occupant[];

  /** `occupants` are those who play: seats of the table may go to others once the match is over. */
  constructor(connection: TableConnection, table: TableInfo, occupants: readonly Occupant[]) {
    this.connection = connection;
    this.table = table;
    this.#occupants = occupants;
  }

  get id(): string {
    return this.connection.update?.match ?? "";
  }

  get view(): View {
    if (!this.#view) throw new Error("there is no match yet");
    return this.#view;
  }

  get you(): number | null {
    return this.connection.update?.you ?? null;
  }

  /** The seats that are played on this device. */
  get seatsHere(): number[] {
    const me = this.connection.player?.id;
    return this.#occupants.flatMap(({ player }, seat) => (me !== undefined && player === me ? [seat] : []));
  }

  /** Several people pass this device around: all go by their names, and `you` is the one who is to act. */
  get isShared(): boolean {
    return this.seatsHere.length > 1;
  }

  /** one per seat */
  get people(): Person[] {
    return this.#people;
  }

  /** of the view */
  get version(): number {
    return this.connection.update?.version ?? 0;
  }

  get outcome(): Outcome | null {
    return this.connection.update?.outcome ?? null;
  }

  /** What the game adds to the menu of the match. */
  get menu(): readonly MenuEntry[] {
    return [];
  }

  /** The page itself says so when the line is lost, so the table needn't. */
  get tellsOfLine(): boolean {
    return false;
  }

  /** the match's clock in ms, as `begun`, `ends` and `at` are told */
  now(): number {
    return this.connection.now();
  }

  /** Fulfilled with the version of the view that shows it. */
  send(command: Command): Promise<number> {
    return this.connection.send(command);
  }

  /** Shows what another seat on this device sees. */
  look(seat: number): void {
    this.connection.look(seat);
  }

  /** What happens, in order, from now on; the result takes it back. */
  listen(listener: (notice: Notice) => void): () => void {
    return this.connection.listen((update) => {
      for (const notice of update.notices) listener(notice as Notice);
    });
  }

  #nowOn(seat: number, occupant: Occupant): SeatInfo {
    const now = (this.connection.table ?? this.table).seats[seat];
    const { player, bot, is_companion: isCompanion } = occupant;
    const isSame = now?.player === player && now.bot === bot && now.is_companion === isCompanion;
    return isSame ? now : { ...occupant, away: bot === null, trip: null };
  }
}
