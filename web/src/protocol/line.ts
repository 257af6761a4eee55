/** A socket that comes back by itself: after a loss, after silence, and at once when the page or the network wakes. */

export interface LineEvents {
  opened: () => void;
  heard: (text: string) => void;
  lost: () => void;
  /** the other side doesn't want us the same way again */
  refused: (reason: string) => void;
}

export const SILENCE = 12_000; // ms without a word from the server, which pings every five seconds: the line is dead
export const SHORT_SILENCE = 2_000; // the same for whoever was sent from one server to another
export const SHORTEST_PAUSE = 50;
export const FIRST_PAUSE = 250;
export const LONGEST_PAUSE = 4_000;
const REFUSALS = [1008, 1009]; // any other close is an accident

export class Line {
  readonly #address: URL;
  readonly #events: LineEvents;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry = 0;
  #silence = 0;
  #lastWord = 0;
  readonly #networkWoke = () => this.renew();
  readonly #pageWoke = () => this.#lookAfterSleep();

  constructor(address: URL, events: LineEvents) {
    this.#address = address;
    this.#events = events;
    window.addEventListener("online", this.#networkWoke);
    document.addEventListener("visibilitychange", this.#pageWoke);
    this.#connect();
  }

  say(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** The other side has answered: the next loss begins with the shortest pause again. */
  settle(): void {
    this.#pause = FIRST_PAUSE;
  }

  /** Another socket instead of this one, now. */
  renew(): void {
    this.#drop();
    this.#connect();
  }

  /** The server goes away: another socket soon, not everybody's at once. Only what takes longer than that is a loss. */
  follow(): void {
    this.#drop();
    const pause = SHORTEST_PAUSE + Math.random() * FIRST_PAUSE;
    this.#retry = window.setTimeout(() => this.#connect(SHORT_SILENCE), pause);
  }

  close(): void {
    window.removeEventListener("online", this.#networkWoke);
    document.removeEventListener("visibilitychange", this.#pageWoke);
    this.#drop();
  }

  #connect(patience = SILENCE): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#listenForSilence(patience);
    socket.onopen = () => this.#events.opened();
    socket.onmessage = (event) => {
      this.#listenForSilence();
      this.#events.heard(String(event.data));
    };
    socket.onclose = ({ code, reason }) => {
      if (REFUSALS.includes(code)) this.#events.refused(reason);
      else this.#lost();
    };
  }

  #lost(): void {
    this.#drop();
    this.#retry = window.setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    this.#events.lost();
  }

  /** No socket and no timer; a socket that was let go says nothing any more. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #listenForSilence(patience = SILENCE): void {
    this.#lastWord = Date.now();
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#lost(), patience);
  }

  /** A phone that slept has timers that slept too: don't wait for them. */
  #lookAfterSleep(): void {
    if (document.visibilityState === "hidden") return;
    if (!this.#socket || Date.now() - this.#lastWord > SILENCE) this.renew();
  }
}
