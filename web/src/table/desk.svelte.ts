/** What can be done at a table before the match. Each tells whether it worked; where it didn't, a toast says why. */
import { api } from "../protocol/api";
import type { TableConnection } from "../protocol/connection.svelte";
import { me } from "../protocol/me.svelte";
import type { TableChange, TableInfo } from "../protocol/messages";
import { sorry } from "../ui/sorry";
import { botsOf, type Level, missing } from "../opening/bots";

export type Agreed = Required<TableChange>;
/** options made to fit another number of seats */
export type Fitted = (options: Agreed["options"], seats: number) => Agreed["options"];

export class Desk {
  /** something is asked for, and nothing else until it is answered */
  isBusy = $state(false);
  readonly #connection: TableConnection;
  readonly #fitted: Fitted;
  #choosing = Promise.resolve();
  #wish = $state.raw<Agreed | null>(null);

  constructor(connection: TableConnection, fitted: Fitted = (options) => options) {
    this.#connection = connection;
    this.#fitted = fitted;
  }

  get #code(): string {
    return this.#connection.code;
  }

  get table(): TableInfo {
    const { table } = this.#connection;
    if (!table) throw new Error("there is no table yet");
    return table;
  }

  /** What is agreed on; what the host just chose counts at once. */
  get agreed(): Agreed {
    const { seats, options, listed, stand_in } = this.table;
    return this.#wish ?? { seats: seats.length, options, listed, stand_in };
  }

  /** Taps may come faster than answers: the newest wish is what is sent next. */
  async change(change: Partial<Agreed>): Promise<void> {
    const isUnderWay = this.#wish !== null;
    this.#wish = this.#fitting({ ...this.agreed, ...change });
    if (isUnderWay) return;
    try {
      for (let asked: Agreed | null = null; asked !== this.#wish;) {
        asked = this.#wish;
        this.#connection.table = await api.changeTable(this.#code, asked);
      }
    } catch (error) {
      sorry(error);
    } finally {
      this.#wish = null;
    }
  }

  sit(): Promise<boolean> {
    return this.#ask(async () => {
      const wasNobody = this.#connection.player === null;
      await me.be();
      await api.join(this.#code);
      if (wasNobody) this.#connection.introduceAgain();
    });
  }

  stand(): Promise<boolean> {
    return this.#ask(() => api.leave(this.#code));
  }

  rename(name: string): Promise<boolean> {
    return this.#ask(async () => {
      await me.rename(name);
      await api.join(this.#code); // the seat takes the name
    });
  }

  seatBot(seat: number, level: Level | null): Promise<boolean> {
    return this.#ask(() => api.seatBot(this.#code, seat, level));
  }

  /** Somebody who plays on this device; null to send them away. */
  seatCompanion(seat: number, name: string | null): Promise<boolean> {
    return this.#ask(() => api.seatCompanion(this.#code, seat, name));
  }

  /** For good: they can't take a seat here again. */
  sendAway(seat: number): Promise<boolean> {
    return this.#ask(() => api.remove(this.#code, seat));
  }

  /** What a seat chooses for itself; the host may do it for others. Taps may come faster than answers. */
  choose(seat: number, choice: Record<string, unknown>): Promise<void> {
    this.#choosing = this.#choosing.then(async () => {
      try {
        this.#connection.table = await api.choose(this.#code, seat, choice);
      } catch (error) {
        sorry(error);
      }
    });
    return this.#choosing;
  }

  fillWithBots(level: Level): Promise<boolean> {
    return this.#ask(() => this.#seatBots(this.table, Array<Level>(this.table.seats.length).fill(level)));
  }

  /** As many seats as are taken; bots that made room for people get another seat. */
  dropFreeSeats(): Promise<boolean> {
    return this.#ask(async () => {
      const seats = this.table.seats.filter((seat) => seat !== null).length;
      const smaller = await api.changeTable(this.#code, this.#fitting({ ...this.agreed, seats }));
      await this.#seatBots(smaller, missing(botsOf(this.table), botsOf(smaller)));
    });
  }

  start(): Promise<boolean> {
    return this.#ask(() => api.start(this.#code));
  }

  async #seatBots(table: TableInfo, levels: Level[]): Promise<void> {
    let now = table;
    for (const level of levels) {
      const free = now.seats.indexOf(null);
      if (free >= 0) now = await api.seatBot(this.#code, free, level);
    }
  }

  #fitting(agreed: Agreed): Agreed {
    return { ...agreed, options: this.#fitted(agreed.options, agreed.seats) };
  }

  async #ask(action: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      await action();
      return true;
    } catch (error) {
      sorry(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
