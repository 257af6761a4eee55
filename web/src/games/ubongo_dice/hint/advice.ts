/** What best play would do in this roll, from what the server said of it. */
import type { Die, Hint, PairAdvice, View, Way } from "../../../protocol/ubongo_dice";
import { number, t } from "../../../words/words.svelte";
import { shapeName } from "../pieces/shapes";

/** The best pair of those that the dice in your hand leave; null once the dice have changed. */
export function pairOf(hint: Hint, view: View): PairAdvice | null {
  if (hint.roll !== view.rolls || (view.phase !== "grabbing" && view.phase !== "drawing")) return null;
  return hint.pairs.find(({ black, white }) => agrees(view, black) && agrees(view, white)) ?? null;
}

/** It is yours, or you have none of its colour yet. */
function agrees({ dice, you }: View, die: Die): boolean {
  const own = dice.find(({ die: other, owner }) => owner === you && other.colour === die.colour);
  return !own || own.die.number === die.number;
}

export function bestOf({ ways }: PairAdvice): Way | null {
  return ways[0] ?? null;
}

/** Which dice, and what to draw with them; where that is nothing, why. */
export function adviceInWords(pair: PairAdvice, view: View): string {
  const isLacking = view.dice.filter(({ owner }) => owner === view.you).length < 2;
  return [...(isLacking ? [diceInWords(pair, view)] : []), wayInWords(pair)].join(" ");
}

function diceInWords({ black, white }: PairAdvice, { dice }: View): string {
  const nameOf = ({ colour, number: place }: Die) =>
    shapeName(dice.find(({ die }) => die.colour === colour && die.number === place)?.face ?? "");
  return t("dice-hint-dice", { black: nameOf(black), white: nameOf(white) });
}

function wayInWords({ ways }: PairAdvice): string {
  const [best, next] = ways;
  if (!best) return "";
  if (best.use !== "none") return t("dice-hint-draw", { use: best.use, rolls: number(best.rolls, 1) });
  if (!next) return t("dice-hint-nothing-fits");
  return t("dice-hint-nothing", { rolls: number(best.rolls, 1), others: number(next.rolls, 1) });
}
