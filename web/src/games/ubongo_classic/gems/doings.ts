/** What the seats are doing, in a word or two beside their names. */
import { t } from "../../../words/words.svelte";
import type { SeatView } from "../../../protocol/ubongo_classic";
import type { Doing } from "./reach";

export type Tone = "good" | "bad" | "plain";

export const TONES: Record<Doing, Tone> = {
  took: "good",
  "in your lane": "bad",
  away: "plain",
  solving: "plain",
  "gives up": "plain",
  settling: "plain",
  done: "plain",
  moving: "plain",
};

const KEYS: Record<Doing, string> = {
  took: "took",
  "in your lane": "in-your-lane",
  away: "away",
  solving: "solving",
  "gives up": "gives-up",
  settling: "settling",
  done: "done",
  moving: "moving",
};

export function doingInWords(doing: Doing): string {
  return t(`classic-play-doing-${KEYS[doing]}`);
}

/** "1st", or how many of its tiles lie: "3 of 4". */
export function progressOf({ place, board, card }: SeatView): string {
  if (place !== null) return t("classic-play-place", { place });
  return t("race-count-of", { count: board.length, of: card?.tiles?.length ?? 0 });
}
