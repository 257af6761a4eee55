/** Beside the dice: what of each colour is left for you. */
import type { View } from "../../../protocol/ubongo_dice";
import { t } from "../../../words/words.svelte";
import type { Colour } from "../pieces/shapes";

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
