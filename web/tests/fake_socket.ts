/** Stands in for the browser's WebSocket: what was said to it can be read, and what it hears is made up. */
import { vi } from "vitest";
import type { FromClient, FromServer, TableInfo, Update } from "../src/protocol/messages";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly said: FromClient[] = [];

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("nobody has connected");
    return last;
  }

  /** In place of the real one, with nobody connected yet. */
  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  get isClosed(): boolean {
    return this.readyState === 3;
  }

  get commands(): string[] {
    return this.said.flatMap((message) => (message.type === "command" ? [String(message.command)] : []));
  }

  get ids(): string[] {
    return this.said.flatMap((message) => (message.type === "command" ? [message.id] : []));
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  hears(...messages: FromServer[]): this {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  /** Open, welcomed, and at a table where this match is on. */
  settles(match = "m1"): this {
    return this.open().hears(welcome, { type: "table", table: table({ match }), you: 0 });
  }

  breaks(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

export const welcome: FromServer = { type: "welcome", player: { id: "a", name: "Ada", colour: "red" }, clock: 0 };

export function table(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    code: "abc",
    game: "ubongo_fun_size",
    options: {},
    seats: [null, null],
    host: "a",
    listed: false,
    phase: "playing",
    match: "m1",
    spectators: 0,
    stand_in: null,
    ...changes,
  };
}

export function update(changes: Partial<Update> = {}): Update {
  return {
    type: "update",
    match: "m1",
    version: 1,
    clock: 0,
    you: 0,
    notices: [],
    view: {},
    outcome: null,
    ...changes,
  };
}
