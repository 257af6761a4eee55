/** What best play would do, in a sentence, and why it may draw nothing. */
import type { PairAdvice, View, Way } from "../../../protocol/ubongo_dice";
import { number, t } from "../../../words/words.svelte";
import { type Colour, shapeName } from "../pieces/shapes";

/** Null where nothing was asked. */
export function hintInWords(view: View, pair: PairAdvice | null, way: Way | null): string | null {
  if (!pair) return null;
  if (way) return wayInWords(way, pair.ways);
  const face = (colour: Colour) => {
    const shown = view.dice.find(({ die }) => die.colour === colour && die.number === pair[colour].number);
    return shapeName(shown?.face ?? "");
  };
  return t("dice-hint-grab", { black: face("black"), white: face("white") });
}

function wayInWords({ use, rolls }: Way, ways: readonly Way[]): string {
  const more = number(rolls, 1);
  if (rolls === 0) return t("dice-hint-fills");
  if (use !== "none") return t("dice-hint-draw", { use, more });
  const next = ways.find((other) => other.use !== "none");
  return next ? t("dice-hint-wait", { more, other: number(next.rolls, 1) }) : t("dice-play-nothing-fits-text");
}
