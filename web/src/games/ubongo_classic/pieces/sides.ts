/** The two sides of a card: rows of three tiles, or of four. */
import type { Options } from "../../../protocol/ubongo_classic";
import { oneOf } from "../../../settings/device";
import { t } from "../../../words/words.svelte";

export type Tiles = Options["tiles"];
export const SIDES: readonly Tiles[] = [3, 4];
const USUAL: Tiles = 3;

/** What this device has kept, which may be old or nonsense. */
export function sideFrom(kept: unknown): Tiles {
  return oneOf(SIDES, kept) ?? USUAL;
}

/** "3 tiles" */
export function sideInWords(tiles: Tiles): string {
  return t("classic-tiles", { count: tiles });
}

/** To choose from, as segments. */
export function sideChoices(): { value: Tiles; text: string }[] {
  return SIDES.map((value) => ({ value, text: sideInWords(value) }));
}
