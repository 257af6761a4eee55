/** Beside the dice: what of each colour is left for you. */
import type { View } from "../../../protocol/ubongo_dice";
import { t } from "../../../words/words.svelte";
import { COLOURS, type Colour } from "../pieces/shapes";

export interface Hint {
  text: string;
  /** you still need one of them */
  isWanted: boolean;
}

export function hintOf({ dice, seats, phase, options }: View, you: number | null, colour: Colour): Hint {
  const own = you === null ? undefined : seats[you];
  const left = dice.filter(({ die, owner }) => die.colour === colour && owner === null).length;
  if (!own?.plays) return { text: t("dice-play-left", { count: left }), isWanted: false };
  if (own[colour] !== null) return { text: t("dice-play-yours"), isWanted: false };
  if (phase === "landing") return { text: t("dice-play-left", { count: left }), isWanted: true };
  const isRace = !options.turn_order && seats.length > 1;
  return {
    text: isRace ? t("dice-play-left-quick", { count: left }) : t("dice-play-left", { count: left }),
    isWanted: true,
  };
}

/** The same in one line: as long as nobody has any, what to do. */
export function hintLine(view: View, you: number | null): string {
  const { dice, seats, phase, turn = null } = view;
  const plays = you !== null && seats[you]?.plays === true;
  const isUntouched = dice.every(({ owner }) => owner === null);
  if (plays && isUntouched && phase === "grabbing" && (turn === null || turn === you)) return t("dice-play-tap-both");
  return COLOURS.map((colour) => t("dice-play-colour-hint", { colour, hint: hintOf(view, you, colour).text })).join(
    " ",
  );
}
