/** Points round by round as lines in a chart. */
import type { View } from "../../../protocol/clever_cubed";
import { SEAT_COLOURS } from "../../../ui/seats";

/** Seats on paper: dark enough for lines and names, each with a dash of its own. */
const LINES = [
  { ink: "#9a5f00", dash: "" },
  { ink: "#b02a55", dash: "7 3" },
  { ink: "#1d6796", dash: "2 3" },
  { ink: "#6a45bd", dash: "9 3 2 3" },
] as const;

const LONGEST = 10; // letters

export function lineOf(colour: string): (typeof LINES)[number] {
  return LINES[SEAT_COLOURS.findIndex((other) => other === colour)] ?? LINES[0];
}

/** From nothing at the start to the total. */
export function totalsOf({ by_round: rounds = [], points }: View["seats"][number]): number[] {
  return [0, ...rounds.slice(0, -1), points.total];
}

/** What is written at the axis: a few round numbers, the last one not below the most. */
export function ticksFor(most: number): number[] {
  const step = [10, 20, 30, 40, 50, 60, 80, 100, 150].find((each) => each * 3 >= most) ?? 200;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Names beside the ends of their lines: pushed apart where they would touch, the highest first. */
export function apart(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed: number[] = [...wanted];
  order.reduce((least, index) => (placed[index] = Math.max(least, wanted[index] ?? 0)) + gap, -Infinity);
  order.toReversed().reduce((largest, index) => (placed[index] = Math.min(largest, placed[index] ?? 0)) - gap, bottom);
  return placed;
}

/** A name that fits beside its line. */
export function shortly(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST
    ? `${letters
        .slice(0, LONGEST - 1)
        .join("")
        .trim()}…`
    : name;
}
