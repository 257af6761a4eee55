/** Lines of a small chart: from numbers per round to points. */

export const WIDTH = 220;
export const HEIGHT = 92;

export interface Scale {
  /** the largest number that is drawn */
  most: number;
  rounds: number;
}

/** Whole, even numbers for the lines across: 0, 2, 4 … */
export function ticksOf({ most }: Scale): number[] {
  const step = most > 8 ? 4 : 2;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

export function yOf({ most }: Scale, value: number): number {
  return HEIGHT - (value / most) * HEIGHT;
}

/** As an SVG's polyline; `aside` keeps lines apart that would cover each other. */
export function lineOf(scale: Scale, values: readonly number[], aside: number): string {
  return values
    .map((value, round) => `${((round / scale.rounds) * WIDTH).toFixed(1)},${(yOf(scale, value) + aside).toFixed(1)}`)
    .join(" ");
}
