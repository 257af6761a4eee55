/** The four levels: a colour each, and one tile more than the level below. */
import type { Options } from "../../../protocol/ubongo_shimo";
import { t } from "../../../words/words.svelte";

export type Level = Options["levels"][number];
export const LEVELS: readonly Level[] = [1, 2, 3, 4];
export const EASIEST: Level = 1;

const COLOURS = ["#3e9e57", "#f4c534", "#f0872f", "#d9483f"] as const;
const FEWEST_TILES = 3;

export function levelColour(level: number): string {
  return COLOURS[level - 1] ?? COLOURS[0];
}

export function levelName(level: number): string {
  return t("shimo-level-name", { level });
}

export function tilesInWords(level: number): string {
  return t("shimo-tiles", { count: FEWEST_TILES + level - 1 });
}

/** "Hard · 5 tiles" */
export function levelInWords(level: number): string {
  return `${levelName(level)} · ${tilesInWords(level)}`;
}

/** The level of a seat, as long as everybody has one of their own. */
export function levelOf({ levels }: Pick<Options, "levels">, seat: number): Level {
  return levels[seat] ?? EASIEST;
}
