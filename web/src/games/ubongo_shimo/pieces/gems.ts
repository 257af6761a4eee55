/** The nine gems: three of each colour, three rounds for each. */
import type { RoundResult, SeatView, View } from "../../../protocol/ubongo_shimo";

export type Colour = NonNullable<View["gem"]>;
export const COLOURS: readonly Colour[] = ["yellow", "green", "blue"]; // worth 1, 2 and 3 points
export const OF_A_COLOUR = 3;

/** The gem of a round, counted from 1. */
export function gemOf(round: number): Colour {
  return COLOURS[Math.floor((round - 1) / OF_A_COLOUR)] ?? "blue";
}

export function worthOf(colour: string): number {
  return COLOURS.indexOf(colour as Colour) + 1;
}

/** All gems of a seat, the lowest first. */
export function gemsOf({ gems }: SeatView): Colour[] {
  return COLOURS.flatMap((colour, index) => Array<Colour>(gems[index] ?? 0).fill(colour));
}

/** The gem that a seat took in a round. */
export function gemWon({ colour, winner }: RoundResult, seat: number): Colour | null {
  return winner === seat ? colour : null;
}

export interface RoundGem {
  round: number;
  colour: Colour;
  is: "played" | "now" | "to come";
  winner: number | null;
}

/** One per round; those of play-offs aren't there, for they have none. */
export function roundGems({ rounds, round, results, phase }: View): RoundGem[] {
  const isOn = phase === "racing" || phase === "countdown";
  return Array.from({ length: rounds ?? 0 }, (_, index) => {
    const number = index + 1;
    const is = number < round || (number === round && !isOn) ? "played" : number === round ? "now" : "to come";
    return { round: number, colour: gemOf(number), is, winner: results[index]?.winner ?? null };
  });
}
