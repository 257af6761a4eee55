/** The vote to give the round up: who agrees, and saying so oneself. */
import { RefusedError } from "../../protocol/api";
import type { GiveUp, SeatView } from "../../protocol/ubongo_race";
import { say } from "../../ui/toasts.svelte";
import { why } from "../../words/words.svelte";
import type { VoteWords } from "../match/kit";
import type { Person } from "../../match/people";

interface Commanded<Command> {
  send(command: Command): Promise<unknown>;
}

/** A match of any game whose rounds can be given up. */
export interface VotingMatch extends Commanded<GiveUp> {
  readonly you: number | null;
  readonly isSolo: boolean;
  readonly people: readonly Person[];
  readonly view: { readonly seats: readonly SeatView[] };
}

/** Sends it; what the server says against it is told as a sentence. */
export async function tryTo<Command>(match: Commanded<Command>, command: Command): Promise<boolean> {
  try {
    await match.send(command);
    return true;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    say(why(error.reason, error.details), "bad");
    return false;
  }
}

export class Vote {
  readonly #match: VotingMatch;
  readonly #words: () => VoteWords | null;
  #isAsking = $state(false);

  constructor(match: VotingMatch, words: () => VoteWords | null = () => null) {
    this.#match = match;
    this.#words = words;
  }

  /** I still search, so I have a vote. */
  get isOpen(): boolean {
    const { you, isSolo, view } = this.#match;
    const seat = you === null ? undefined : view.seats[you];
    return !isSolo && isSearching(seat);
  }

  get isMine(): boolean {
    const { you, view } = this.#match;
    return you !== null && view.seats[you]?.gives_up === true;
  }

  /** Names of the others who agree. */
  get others(): string[] {
    return this.#names((gives) => gives);
  }

  /** Names of the others who still search and don't. */
  get missing(): string[] {
    return this.#names((gives) => !gives);
  }

  /** What it is about, where that is more than giving up. */
  get words(): VoteWords | null {
    return this.#words();
  }

  async agree(agreed: boolean): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    await tryTo(this.#match, { type: "give_up", agreed });
    this.#isAsking = false;
  }

  #names(wanted: (gives: boolean) => boolean): string[] {
    const { you, view, people } = this.#match;
    return view.seats.flatMap((seat, index) =>
      index !== you && isSearching(seat) && wanted(seat.gives_up) ? [people[index]?.name ?? ""] : [],
    );
  }
}

/** Has a card before it, and no solution yet. */
function isSearching(seat: SeatView | undefined): boolean {
  return seat?.finish === null && seat.card !== null;
}
