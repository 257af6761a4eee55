/** What is to be done now, in a few words: above everything on the page. */
import type { SeatView, View } from "../../../protocol/ubongo_dice";
import { listed, t } from "../../../words/words.svelte";
import { lacking, rollOf, waitedFor } from "./rolls";

/** What it needs to know of a match. */
export interface Table {
  readonly view: View;
  readonly you: number | null;
  readonly nameOf: (seat: number) => string;
}

export interface Step {
  title: string;
  /** what is told beside it, the least needed first */
  facts: readonly string[];
}

/** "Area 3 · second roll · Zsófi rolled" */
function whichRoll({ view, you, nameOf }: Table): string[] {
  const area = t("dice-area", { area: view.area + 1 });
  const roll = t("dice-play-which-roll", { roll: rollOf(view) });
  if (view.phase === "rolling" || view.roller === null || view.seats.length === 1) return [area, roll];
  const rolled = view.roller === you ? t("dice-play-you-rolled") : t("dice-play-rolled", { name: nameOf(view.roller) });
  return [area, roll, rolled];
}

export function stepOf(table: Table): Step {
  const { view, you } = table;
  const own = you === null ? null : (view.seats[you] ?? null);
  if (view.phase === "rolling") return { title: rollTitle(table), facts: whichRoll(table) };
  if (view.phase === "over") return { title: t("dice-play-over"), facts: [] };
  if (!own?.plays) return watching(table, own);
  return view.phase === "drawing" ? drawing(table, own) : grabbing(table, own);
}

function rollTitle({ view, you, nameOf }: Table): string {
  if (view.roller === null) return "";
  return view.roller === you ? t("dice-play-roll-you") : t("dice-play-rolls", { name: nameOf(view.roller) });
}

function watching(table: Table, own: SeatView | null): Step {
  const isDrawing = table.view.phase === "drawing";
  if (own === null)
    return { title: isDrawing ? t("dice-play-all-draw") : t("dice-play-all-grab"), facts: whichRoll(table) };
  const doing = isDrawing ? t("dice-play-others-draw") : t("dice-play-others-grab");
  return { title: t("dice-play-you-wait"), facts: [doing] };
}

function grabbing(table: Table, own: SeatView): Step {
  const { view, you, nameOf } = table;
  const { turn = null } = view;
  const missing = lacking(own);
  const facts = whichRoll(table);
  if (view.phase === "landing") return { title: t("dice-play-landing"), facts };
  if (missing.length === 0) return { title: t("dice-play-have-both"), facts: [waitingText(table)] };
  if (turn !== null && turn !== you) return { title: t("dice-play-turn", { name: nameOf(turn) }), facts };
  if (missing.length === 2) return { title: turn === null ? t("dice-play-grab-both") : t("dice-play-turn-you"), facts };
  return { title: missing[0] === "black" ? t("dice-play-grab-black") : t("dice-play-grab-white"), facts };
}

function drawing(table: Table, own: SeatView): Step {
  if (own.is_confirmed) return confirmed(table, own);
  if (own.fits_nowhere) return { title: t("dice-play-nothing-fits"), facts: whichRoll(table) };
  return { title: t("dice-play-draw"), facts: [t("dice-play-draw-text")] };
}

/** Whom one waits for stands where one's buttons were. */
function confirmed(table: Table, own: SeatView): Step {
  if (own.free > 0) return { title: t("dice-play-done-title"), facts: whichRoll(table) };
  const { at_stake, seats } = table.view;
  const facts = seats.length > 1 ? [t("dice-play-filled-points", { points: at_stake })] : whichRoll(table);
  return { title: t("dice-play-filled"), facts };
}

/** Whom one waits for. */
export function waitingText({ view, you, nameOf }: Table): string {
  const names = waitedFor(view)
    .filter((seat) => seat !== you)
    .map(nameOf);
  return names.length > 0 ? t("dice-play-waiting", { names: listed(names) }) : "";
}
