/** One socket to one table. It comes back by itself, asks for what it missed, and sends again what wasn't answered. */
import { RefusedError } from "./api";
import type { FromClient, FromServer, Player, TableInfo, Update } from "./messages";

export type Status = "connecting" | "live" | "lost" | "closed";
type Waiting = {
  match: string;
  command: unknown;
  done: (version: number) => void;
  refused: (error: RefusedError) => void;
};

const SILENCE = 12_000; // ms without a word from the server, which pings every five seconds: the line is dead
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4_000;

export class TableConnection {
  status = $state<Status>("connecting");
  /** why the server closed the socket for good: a reason for `why()` */
  reason = $state<string | null>(null);
  player = $state.raw<Player | null>(null);
  table = $state.raw<TableInfo | null>(null);
  /** my seat at the table */
  you = $state<number | null>(null);
  /** the newest update of the match that is on, or was */
  update = $state.raw<Update | null>(null);
  /** my round trip in ms, as the server measured it */
  trip = $state<number | null>(null);

  readonly code: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<(update: Update) => void>();
  #offset = -Infinity; // match clock less performance.now(); the largest seen had the shortest way
  #pause = FIRST_PAUSE;
  #retry = 0;
  #silence = 0;
  #sent = 0;
  readonly #session = Math.random().toString(36).slice(2, 10);
  readonly #wake = () => this.#reconnectNow();

  constructor(code: string) {
    this.code = code;
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** The match's clock now, in ms. */
  now(): number {
    return this.#offset === -Infinity ? 0 : performance.now() + this.#offset;
  }

  /** Fulfilled when the command counts, with the version that shows it; rejected with what the server said against it. */
  send(command: unknown): Promise<number> {
    const match = this.update?.match;
    if (match === undefined) return Promise.reject(new RefusedError("match.not_begun"));
    const id = `${this.#session}-${++this.#sent}`;
    return new Promise((done, refused) => {
      this.#waiting.set(id, { match, command, done, refused });
      if (this.status === "live") this.#say({ type: "command", id, match, command });
    });
  }

  /** Called with every update, its notices in order; the result takes it back. */
  listen(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.status = "closed";
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #connect(): void {
    const address = new URL("/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#listenForSilence();
    socket.onopen = () =>
      this.#say({
        type: "hello",
        table: this.code,
        match: this.update?.match ?? null,
        version: this.update?.version ?? null,
      });
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#listenForSilence();
      this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.player = message.player;
        this.status = "live";
        this.#pause = FIRST_PAUSE;
        this.#sendAgain();
        break;
      case "table":
        this.table = message.table;
        this.you = message.you;
        break;
      case "update":
        this.#take(message);
        break;
      case "accepted":
        this.#answered(message.id)?.done(message.version);
        break;
      case "refused":
        if (message.id !== null) this.#answered(message.id)?.refused(new RefusedError(message.reason, message.details));
        break;
      case "ping":
        this.#say({ type: "pong", nonce: message.nonce });
        this.trip = message.trip ?? this.trip;
        break;
      case "closing":
        this.reason = message.reason;
        this.close();
        break;
    }
  }

  #take(update: Update): void {
    const offset = update.clock - performance.now();
    this.#offset = update.match === this.update?.match ? Math.max(this.#offset, offset) : offset;
    this.update = update;
    for (const listener of this.#listeners) listener(update);
  }

  #sendAgain(): void {
    for (const [id, { match, command }] of this.#waiting) this.#say({ type: "command", id, match, command });
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #say(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(): void {
    clearTimeout(this.#silence);
    if (this.status === "closed") return;
    this.status = "lost";
    this.trip = null;
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #reconnectNow(): void {
    if (this.status !== "lost" || document.visibilityState === "hidden") return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => {
      const silent = this.#socket;
      this.#socket = null; // its own close, if it ever comes, says nothing new
      silent?.close();
      this.#lost();
    }, SILENCE);
  }
}
