/** What happened, for the ears: sounds, and sentences for those who hear the match. */
import type { Die, DrawingConfirmed, Notice } from "../../../protocol/ubongo_dice";
import { play } from "../../../sound/sounds";
import { say } from "../../../ui/toasts.svelte";
import { t } from "../../../words/words.svelte";
import type { DiceMatch } from "../match/match.svelte";
import { type Colour, COLOURS, shapeName } from "../pieces/shapes";
import type { Aftermath } from "./aftermath.svelte";
import { scoredInWords } from "./scored";

export type HeardMatch = Pick<DiceMatch, "you" | "view" | "isSolo" | "nameOf">;

/** Plays the sound, and gives the sentence back; null where there is nothing to say. */
export function hear(match: HeardMatch, aftermath: Pick<Aftermath, "scored">, notice: Notice): string | null {
  switch (notice.type) {
    case "roll_due":
      return rollDue(match, notice.seat);
    case "dice_rolled":
      play("roll");
      return diceInWords(notice.black, notice.white);
    case "dice_landed":
      play("tick");
      return null;
    case "turn_to_grab":
      return notice.seat === match.you
        ? t("dice-play-turn-you")
        : t("dice-play-turn", { name: match.nameOf(notice.seat) });
    case "die_grabbed":
      return grabbed(match, notice.seat, notice.die, notice.chosen);
    case "drawing_begun":
      return drawingBegun(match);
    case "drawing_confirmed":
      return confirmed(match, notice);
    case "roll_scored":
      return scored(match, aftermath);
    default:
      return null;
  }
}

function rollDue(match: HeardMatch, seat: number): string {
  return seat === match.you ? t("dice-play-roll-you") : t("dice-play-rolls", { name: match.nameOf(seat) });
}

function diceInWords(black: readonly string[], white: readonly string[]): string {
  const faces: Record<Colour, readonly string[]> = { black, white };
  const row = (colour: Colour) => ({ colour, shapes: faces[colour].map(shapeName).join("; ") });
  return COLOURS.map((colour) => t("dice-play-heard-dice", row(colour))).join(" ");
}

function grabbed(match: HeardMatch, seat: number, die: Die, chosen: boolean): string {
  const face = match.view.dice.find(
    ({ die: other }) => other.colour === die.colour && other.number === die.number,
  )?.face;
  const what = { colour: die.colour, shape: shapeName(face ?? "") };
  if (seat !== match.you) {
    if (chosen) play("step");
    return t("dice-play-heard-grabbed", { name: match.nameOf(seat), ...what });
  }
  if (chosen) return t("dice-play-heard-you-grabbed", what);
  play("gems");
  say(t("dice-play-came-by-itself", what));
  return t("dice-play-came-by-itself", what);
}

function drawingBegun({ you, view }: HeardMatch): string | null {
  const own = you === null ? undefined : view.seats[you];
  if (!own?.plays) return null;
  play("go");
  return own.fits_nowhere ? t("dice-play-nothing-fits-text") : t("dice-play-heard-draw", { free: own.free });
}

function confirmed(match: HeardMatch, { seat, chosen }: DrawingConfirmed): string | null {
  const { free = 1 } = match.view.seats[seat] ?? {};
  if (seat !== match.you) return free === 0 ? t("dice-play-heard-filled", { name: match.nameOf(seat) }) : null;
  if (free === 0) play("solved");
  return chosen ? null : free === 0 ? t("dice-play-filled") : t("dice-play-heard-confirmed");
}

function scored(match: HeardMatch, { scored: what }: Pick<Aftermath, "scored">): string {
  if (!what) return t("dice-play-nobody-filled");
  play(match.you !== null && what.filled.includes(match.you) ? "won" : "called");
  return scoredInWords(match, what).join(" ");
}
