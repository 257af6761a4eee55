/** One table, followed live. It asks for what it missed, and sends again what wasn't answered. */
import { RefusedError } from "./api";
import { Line } from "./line";
import { MatchClock } from "./match_clock";
import type { FromClient, FromServer, Player, Refused, TableInfo, Update } from "./messages";
import { Unanswered } from "./unanswered";

export type Status = "connecting" | "live" | "lost" | "closed";

const OVER = "match.over";
const MOVING = "server.moving"; // this server goes away; another one, or the same again, answers

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
  readonly #line: Line;
  readonly #clock = new MatchClock();
  readonly #unanswered = new Unanswered();
  readonly #listeners = new Set<(update: Update) => void>();
  #seen: Pick<Update, "match" | "version"> | null = null;

  constructor(code: string) {
    this.code = code;
    const address = new URL("/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.#line = new Line(address, {
      opened: () => this.#hello(),
      heard: (text) => this.#hear(JSON.parse(text) as FromServer),
      lost: () => this.#lost(),
      refused: (reason) => this.#dismissed(reason),
    });
  }

  /** The match's clock now, in ms. */
  now(): number {
    return this.#clock.now();
  }

  /** Fulfilled when the command counts, with the version that shows it; rejected with what speaks against it. */
  send(command: unknown): Promise<number> {
    const update = this.update;
    if (this.reason !== null) return Promise.reject(new RefusedError(this.reason));
    if (!update) return Promise.reject(new RefusedError("match.not_begun"));
    if (update.outcome !== null || update.match !== this.table?.match) return Promise.reject(new RefusedError(OVER));
    const { message, answer } = this.#unanswered.add(update.match, command, update.you);
    if (this.status === "live") this.#say(message);
    return answer;
  }

  /** See what another of my seats sees; it comes as an update. */
  look(seat: number): void {
    if (this.status === "live") this.#say({ type: "look", seat });
  }

  /** Called with every update, its notices in order; the result takes it back. */
  listen(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Who became a guest is another viewer: the server knows a socket by the cookie it came with. */
  introduceAgain(): void {
    if (this.status === "closed") return;
    this.#seen = null;
    this.status = "connecting";
    this.#line.renew();
  }

  /** The page is left. What wasn't answered stays so: nobody asks any more. */
  close(): void {
    this.status = "closed";
    this.#line.close();
  }

  #hello(): void {
    const { match = null, version = null } = this.#seen ?? {};
    this.#say({ type: "hello", table: this.code, match, version });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#welcomed(message.player);
        break;
      case "table":
        this.table = message.table;
        this.you = message.you;
        break;
      case "update":
        this.#take(message);
        break;
      case "accepted":
        this.#unanswered.accept(message.id, message.version);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "ping":
        this.#say({ type: "pong", nonce: message.nonce });
        this.trip = message.trip ?? this.trip;
        this.#clock.trip = message.shortest ?? this.#clock.trip;
        break;
      case "closing":
        if (message.reason === MOVING) this.#line.follow();
        else this.#dismissed(message.reason);
        break;
    }
  }

  #welcomed(player: Player | null): void {
    this.player = player;
    this.status = "live";
    this.#line.settle();
    this.#clock.newLine();
    for (const message of this.#unanswered.messages) this.#say(message);
  }

  #take(update: Update): void {
    this.#clock.heard(update.match, update.clock);
    this.#seen = update;
    this.update = update;
    this.#unanswered.refuseAll(new RefusedError(OVER), ({ match }) => match !== update.match);
    for (const listener of this.#listeners) listener(update);
  }

  #refused({ id, reason, details }: Refused): void {
    if (id === null) return;
    this.#unanswered.refuse(id, new RefusedError(reason === "match.stale" ? OVER : reason, details));
  }

  #lost(): void {
    this.status = "lost";
    this.trip = null;
  }

  #dismissed(reason: string): void {
    this.reason = reason;
    this.close();
    this.#unanswered.refuseAll(new RefusedError(reason));
  }

  #say(message: FromClient): void {
    this.#line.say(JSON.stringify(message));
  }
}
