/** Who sat where, for sentences. Whoever gives the seat back after the match is still called by name. */
import { seatColour } from "../../ui/seats";
import type { Person } from "../people";
import { listed, t } from "../../words/words.svelte";
import type { Match } from "../match.svelte";

export class Players {
  readonly #match: Match;
  readonly #known = new Map<number, Person>();

  constructor(match: Match) {
    this.#match = match;
  }

  at(seat: number): Person {
    const person = this.#match.people.find((each) => each.seat === seat) ?? this.#known.get(seat);
    if (!person) return { ...NOBODY, seat, colour: seatColour(seat, this.#match.you) };
    this.#known.set(seat, person);
    return person;
  }

  /** as a label: "You" for whoever reads it */
  label(seat: number): string {
    const { isYou, name } = this.at(seat);
    return isYou ? t("common-you") : name;
  }

  /** in a sentence, you last: "Zsófi and you" */
  list(seats: readonly number[]): string {
    const others = seats.map((seat) => this.at(seat)).filter((person) => !person.isYou);
    const names = others.map((person) => person.name);
    return listed(names.length < seats.length ? [...names, t("result-you")] : names);
  }
}

const NOBODY: Person = {
  seat: 0,
  name: "–",
  colour: "",
  isYou: false,
  bot: null,
  isCompanion: false,
  away: true,
  trip: null,
};
