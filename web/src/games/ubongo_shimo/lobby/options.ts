/** What is agreed on before a match of Shimo, as the lobby handles it; the server has the last word. */
import type { Options } from "../../../protocol/ubongo_shimo";
import { deckInWords, limitInWords } from "../../../ubongo/lobby/options";
import { t } from "../../../words/words.svelte";

/** With fewer seats, those that are gone have no level. */
export function forSeats(options: Options, seats: number): Options {
  return { ...options, levels: options.levels.slice(0, seats) };
}

/** Everybody the same level in turn, so nobody has one of their own. */
export function withAdvanced(options: Options, advanced: boolean): Options {
  return { ...options, advanced, levels: [] };
}

/** Everything that can be chosen, and what was. */
export function inWords(options: Options): (readonly [string, string])[] {
  return [
    [t("shimo-levels"), options.advanced ? t("shimo-levels-advanced") : t("shimo-levels-own")],
    [t("shimo-hourglass"), options.running_hourglass ? t("shimo-hourglass-start") : t("shimo-hourglass-first")],
    [t("shimo-tie"), options.play_off ? t("shimo-tie-by-play-off") : t("shimo-tie-shared")],
    limitInWords(options),
    deckInWords(options),
  ];
}
