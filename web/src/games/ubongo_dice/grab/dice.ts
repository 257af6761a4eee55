/** The dice on the mat: their keys, how they lie, and what is said of them. */
import type { DieView } from "../../../protocol/ubongo_dice";
import { t } from "../../../words/words.svelte";
import { shapeName } from "../pieces/shapes";
import type { Lock } from "./grabbing.svelte";

/** Number keys: black from 1, then white. */
export function keyOf({ die }: DieView, dice: readonly DieView[]): number {
  const before = die.colour === "black" ? 0 : dice.filter((other) => other.die.colour === "black").length;
  return before + die.number + 1;
}

/** Degrees, a little different in every roll. */
export function leaning({ die }: DieView, roll: number): number {
  const mixed = Math.imul(roll * 8 + die.number * 2 + (die.colour === "black" ? 0 : 1) + 1, 0x9e3779b1) >>> 8;
  return (mixed % 25) - 12;
}

/** For those who hear it: "White die 5: corner of three squares", and whose it is. */
export function dieInWords(shown: DieView, dice: readonly DieView[], owner: string | null, lock: Lock): string {
  const { die, face } = shown;
  const name = t("dice-play-die", { colour: die.colour, number: keyOf(shown, dice), shape: shapeName(face) });
  if (owner !== null) return `${name}, ${t("dice-play-die-taken", { name: owner })}`;
  return lock === "yours" ? `${name}, ${t("dice-play-have-colour", { colour: die.colour })}` : name;
}
