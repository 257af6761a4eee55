/** A match of Ubongo Fun-Size as the pages see it: the view, typed, the people, and the clock. */
import type { TableConnection } from "../../protocol/connection.svelte";
import type { Outcome, TableInfo } from "../../protocol/messages";
import type { Command, Notice, View } from "../../protocol/ubongo_fun_size";
import { peopleOf, type Person } from "../../table/people";

export class FunSizeMatch {
  readonly connection: TableConnection;
  readonly table: TableInfo;
  readonly #view: View | undefined = $derived.by(() => this.connection.update?.view as View | undefined);
  readonly #people: Person[] = $derived.by(() =>
    peopleOf(this.connection.table ?? this.table, this.you).filter((person) => person !== null),
  );

  constructor(connection: TableConnection, table: TableInfo) {
    this.connection = connection;
    this.table = table;
  }

  get view(): View {
    if (!this.#view) throw new Error("there is no match yet");
    return this.#view;
  }

  get you(): number | null {
    return this.connection.update?.you ?? null;
  }

  /** one a seat */
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

  get isSolo(): boolean {
    return this.view.options.solo !== null;
  }

  /** the match's clock in ms, as `begun`, `ends` and `at` are told */
  now(): number {
    return this.connection.now();
  }

  /** Fulfilled with the version of the view that shows it. */
  send(command: Command): Promise<number> {
    return this.connection.send(command);
  }

  /** What happens, in order, from now on; the result takes it back. */
  listen(listener: (notice: Notice) => void): () => void {
    return this.connection.listen((update) => {
      for (const notice of update.notices) listener(notice as Notice);
    });
  }
}
