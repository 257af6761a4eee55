/** What is agreed on before a match of Fun-Size, as the lobby handles it; the server has the last word. */
import type { TableInfo } from "../../../protocol/messages";
import type { Options } from "../../../protocol/ubongo_fun_size";

export const SEATS = [2, 3, 4] as const;
export const COUNTDOWNS = [10, 20, 30, 60] as const; // seconds
export const LIMITS = [120, 300, 600] as const; // seconds

export function optionsOf({ options }: Pick<TableInfo, "options">): Options {
  return options as unknown as Options;
}

/** With fewer seats, nobody on a seat that is gone has a handicap. */
export function forSeats(options: Options, seats: number): Options {
  return { ...options, without_yellow: options.without_yellow.filter((seat) => seat < seats) };
}

export function withYellowSwitched(options: Options, seat: number): Options {
  const others = options.without_yellow.filter((other) => other !== seat);
  const isWithout = others.length < options.without_yellow.length;
  return { ...options, without_yellow: isWithout ? others : [...others, seat].sort() };
}

/** The seed of cards that nobody has seen. */
export function freshDeck(): string {
  return Math.random().toString(36).slice(2, 12);
}
