/** Rolls of a finished match beside best play, in words. */
import type { RollAnalysis } from "../../../protocol/ubongo_dice";
import { number, t } from "../../../words/words.svelte";
import { shapeName } from "../pieces/shapes";

export function rollInWords({ done, best, possible, shapes, grab_cost, draw_cost }: RollAnalysis) {
  const isGrab = grab_cost >= draw_cost;
  const [black, white] = shapes;
  const rest = isGrab ? best : possible;
  return {
    chosen: t("dice-analysis-drawn", { use: done.use }),
    better: isGrab
      ? t("dice-analysis-better-dice", { black: shapeName(black), white: shapeName(white) })
      : t("dice-analysis-better", { use: betterUse(possible.use, done.use) }),
    why: t("dice-analysis-rest", { left: number(done.rolls, 1), best: number(rest.rolls, 1) }),
  };
}

/** Where the same shape is drawn, it is its place that differs. */
function betterUse(better: RollAnalysis["possible"]["use"], done: RollAnalysis["done"]["use"]): string {
  return better === done && (better === "black" || better === "white") ? `${better}-elsewhere` : better;
}
