/** The HTTP side of the server, typed; what it refuses is thrown as a `RefusedError`. */
import type { Frames, House, MatchInfo, NewGuest, NewTable, Player, Records, TableChange, TableInfo } from "./messages";

export class RefusedError extends Error {
  constructor(
    readonly reason: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(reason);
  }
}

/** The server can't be reached. */
export const AWAY = "server.away";

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new RefusedError(AWAY);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const refusal = answer as { reason?: string; details?: Record<string, unknown> } | null;
  throw new RefusedError(refusal?.reason ?? AWAY, refusal?.details);
}

const code = encodeURIComponent;

export const api = {
  house: () => ask<House>("house"),
  me: () => ask<Player | null>("me"),
  playing: () => ask<TableInfo[]>("me/playing"),
  beGuest: (guest: NewGuest) => ask<Player>("guest", "POST", guest),
  tables: () => ask<TableInfo[]>("tables"),
  table: (table: string) => ask<TableInfo>(`tables/${code(table)}`),
  createTable: (table: NewTable) => ask<TableInfo>("tables", "POST", table),
  changeTable: (table: string, change: TableChange) => ask<TableInfo>(`tables/${code(table)}`, "PUT", change),
  join: (table: string) => ask<TableInfo>(`tables/${code(table)}/join`, "POST"),
  leave: (table: string) => ask<TableInfo>(`tables/${code(table)}/leave`, "POST"),
  seatBot: (table: string, seat: number, bot: string | null) =>
    ask<TableInfo>(`tables/${code(table)}/seats`, "POST", { seat, bot }),
  seatCompanion: (table: string, seat: number, name: string | null) =>
    ask<TableInfo>(`tables/${code(table)}/companions`, "POST", { seat, name }),
  substitute: (table: string, seat: number, bot: string | null) =>
    ask<TableInfo>(`tables/${code(table)}/substitute`, "POST", { seat, bot }),
  remove: (table: string, seat: number) => ask<TableInfo>(`tables/${code(table)}/remove`, "POST", { seat }),
  choose: (table: string, seat: number, choice: object) =>
    ask<TableInfo>(`tables/${code(table)}/choice`, "POST", { seat, choice }),
  start: (table: string) => ask<TableInfo>(`tables/${code(table)}/start`, "POST"),
  rematch: (table: string) => ask<TableInfo>(`tables/${code(table)}/rematch`, "POST"),
  match: (match: string) => ask<MatchInfo>(`matches/${code(match)}`),
  frames: (match: string) => ask<Frames>(`replays/${code(match)}/frames`),
  /** what is best now, and a finished match taken apart: each game types them by its own */
  hint: (match: string) => ask<unknown>(`matches/${code(match)}/hint`, "POST"),
  analysis: (match: string) => ask<unknown>(`replays/${code(match)}/analysis`),
  records: (game: string, options: object) =>
    ask<Records>(`records?game=${code(game)}&options=${code(JSON.stringify(options))}`),
};
