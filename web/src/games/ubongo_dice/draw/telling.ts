/** What the hand did with a shape, as sounds, toasts and sentences for those who hear the area. */
import { type Cell, cellsOf, keyOf } from "../../../board/cells";
import type { Misfit } from "../../../board/fits";
import type { Hand } from "../../../board/hand.svelte";
import type { Happening, Report } from "../../../board/happening";
import type { Landing } from "../../../board/landing";
import { placementOf } from "../../../board/placement";
import type { Work } from "../../../board/work";
import { play, type Sound } from "../../../sound/sounds";
import { placeOf } from "../../../ubongo/hand/sentences";
import { announce, say } from "../../../ui/toasts.svelte";
import { t } from "../../../words/words.svelte";

const SOUNDS: Partial<Record<Happening["kind"], Sound>> = {
  lifted: "lift",
  reshaped: "turn",
  laid: "snap",
  misfits: "illegal",
};

/** How many squares of the area nothing is drawn on. */
export function freeIn({ area, fixed = [], board }: Pick<Work, "area" | "fixed" | "board">): number {
  const covered = new Set([...fixed, ...board].flatMap(({ cells }) => cells.map(keyOf)));
  return cellsOf(area).filter((cell) => !covered.has(keyOf(cell))).length;
}

export function telling(work: Work): Report {
  return (happening) => {
    const sound = SOUNDS[happening.kind];
    if (sound) play(sound);
    if (happening.kind === "misfits") say(cannot(happening.tile, happening.misfit), "bad");
    const sentence = spoken(work, happening);
    if (sentence !== null) announce(sentence);
  };
}

/** What is said aloud; null where a sound, a toast or the button's own name says it. */
function spoken(work: Work, happening: Happening): string | null {
  switch (happening.kind) {
    case "lifted":
    case "misfits":
      return null;
    case "over":
      return over(happening.landing);
    case "reshaped":
      return happening.lies && drawn(work, happening.tile, happening.lies.cells);
    case "laid":
      return drawn(work, happening.placement.tile, happening.placement.cells);
    case "taken":
      return t("dice-play-hand-lifted", { colour: happening.tile });
    case "wentBack":
      return t("dice-play-hand-back", { colour: happening.tile });
  }
}

function drawn(work: Work, colour: string, cells: readonly Cell[]): string {
  return t("dice-play-hand-drawn", { colour, ...placeOf(cells), free: freeIn(work) });
}

function over(landing: Landing): string {
  if (landing.kind === "away") return t("dice-play-hand-over-nothing");
  const place = placeOf(landing.cells);
  if (landing.kind === "fits") return t("board-over-fits", place);
  return landing.misfit.reason === "tile.outside"
    ? t("board-over-sticks-out", place)
    : t("dice-play-hand-over-covers", place);
}

function cannot(colour: string, { reason }: Misfit): string {
  return reason === "tile.outside"
    ? t("dice-play-hand-sticks-out", { colour })
    : t("dice-play-hand-covers", { colour });
}

/** The name of a die's card for those who hear it: its shape and where that is. */
export function cardName(hand: Hand, colour: string, shape: string): string {
  const what = { colour, shape };
  if (hand.held?.tile === colour) return t("dice-play-card-in-hand", what);
  const lies = placementOf(hand.work.board, colour);
  return lies ? t("dice-play-card-drawn", { ...what, ...placeOf(lies.cells) }) : t("dice-play-card-waits", what);
}
