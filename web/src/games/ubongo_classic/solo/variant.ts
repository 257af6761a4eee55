/** The ways to play Ubongo alone: with three tiles or with four. Each has a board of its own. */
import type { Figure, Result } from "../../../protocol/messages";
import { fieldsOf } from "../../../ubongo/solo/goal";
import { dotted, number, t } from "../../../words/words.svelte";
import { sideFrom, sideInWords, type Tiles } from "../pieces/sides";

export interface Variant {
  tiles: Tiles;
}

export function optionsOf({ tiles }: Variant): Record<string, unknown> {
  return { tiles };
}

export function variantFrom(kept: unknown): Variant {
  return { tiles: sideFrom(fieldsOf(kept)["tiles"]) };
}

export function goalInWords({ tiles }: Variant): string {
  return t("classic-solo-goal", { tiles: sideInWords(tiles) });
}

/** "5 · 4 · 3": the gems of the best colour, of the next, and so on. */
export function valueInWords({ value, unit, then = [] }: Pick<Result, "value" | "unit" | "then">): string {
  return countsInWords(gemsOf([{ value, unit }, ...then]));
}

export function countsInWords([best = 0, ...others]: readonly number[]): string {
  return dotted([best, ...others.filter((count) => count > 0)].map((count) => number(count)));
}

function gemsOf(figures: readonly Figure[]): number[] {
  return figures.filter(({ unit }) => unit === "gems").map(({ value }) => value);
}
