/** A table without a server: what is seen and what follows is written down, so that the pages of a match can show it. */
import type { TableConnection } from "../../../protocol/connection.svelte";
import type { Command, Notice, View } from "../../../protocol/clever_cubed";
import type { Occupant, TableInfo, Update } from "../../../protocol/messages";
import { CleverMatch } from "../match/match.svelte";

const [GAME, MATCH, YOU] = ["clever_cubed", "lesson", 0];
type Send = (command: Command) => void;

class ScriptedConnection {
  readonly code = "";
  readonly status = "live";
  readonly reason = null;
  readonly trip = null;
  readonly player = { id: MATCH, name: "", colour: "" };
  readonly you = YOU;
  table: TableInfo | null = null;
  update = $state.raw<Update | null>(null);
  readonly #listeners = new Set<(update: Update) => void>();
  readonly #onsend: Send;

  constructor(onsend: Send) {
    this.#onsend = onsend;
  }

  now(): number {
    return 0;
  }

  send(command: unknown): Promise<number> {
    this.#onsend(command as Command);
    return Promise.resolve(this.update?.version ?? 0);
  }

  listen(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  show(view: View, notices: readonly Notice[]): void {
    const version = (this.update?.version ?? 0) + 1;
    const update: Update = {
      ...{ type: "update", match: MATCH, clock: 0, you: YOU, outcome: null },
      ...{ version, view, notices: [...notices] },
    };
    this.update = update;
    for (const listener of this.#listeners) listener(update);
  }
}

export interface Scripted {
  match: CleverMatch;
  show(view: View, notices: readonly Notice[]): void;
}

/** `names`: one per seat, you first. */
export function scripted(names: readonly string[], onsend: Send): Scripted {
  const connection = new ScriptedConnection(onsend);
  const occupants: Occupant[] = names.map((name, seat) => ({
    ...{ player: seat === YOU ? MATCH : name, bot: null, colour: "" },
    ...{ name, is_companion: false },
  }));
  const table: TableInfo = {
    ...{ code: "", game: GAME, options: {}, host: MATCH, listed: false, phase: "playing", match: MATCH },
    ...{ spectators: 0, stand_in: null },
    seats: occupants.map((who) => ({ ...who, away: false, trip: null })),
  };
  connection.table = table;
  // of a connection the pages of a match use what is above
  const match = new CleverMatch(connection as unknown as TableConnection, table, occupants);
  return { match, show: (view, notices) => connection.show(view, notices) };
}
