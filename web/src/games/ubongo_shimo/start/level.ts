/** The level of a match against bots: they play the same one. */
import { oneOf } from "../../../settings/device";
import { EASIEST, type Level, LEVELS } from "../pieces/levels";

/** What this device has kept, which may be old or nonsense. */
export function levelChosen({ levels }: Record<string, unknown>): Level {
  return oneOf(LEVELS, Array.isArray(levels) ? levels[0] : undefined) ?? EASIEST;
}

export function optionsFor(options: Record<string, unknown>, seats: number): Record<string, unknown> {
  return { ...options, levels: Array<Level>(seats).fill(levelChosen(options)) };
}
