/** What a seat does in this step, beside its name. */
import type { Person } from "../../../match/people";
import type { SeatView, View } from "../../../protocol/ubongo_dice";
import { t } from "../../../words/words.svelte";
import { lacking } from "../match/rolls";

export function doingOf(view: View, seat: SeatView, person: Person): string {
  if (person.away) return t("dice-play-doing-away");
  if (view.phase === "over" || !seat.plays) return "";
  if (view.phase === "rolling") return view.roller === person.seat ? t("dice-play-doing-rolls") : "";
  if (view.phase === "drawing") return drawing(seat);
  const missing = lacking(seat);
  if (missing.length === 0) return t("dice-play-doing-has-both");
  if (missing.length === 2) return person.bot === null ? "" : t("dice-play-doing-chooses");
  return missing[0] === "black" ? t("dice-play-doing-needs-black") : t("dice-play-doing-needs-white");
}

function drawing(seat: SeatView): string {
  if (seat.is_confirmed) return t("dice-play-doing-done");
  return seat.fits_nowhere ? t("dice-play-doing-nothing-fits") : t("dice-play-doing-draws");
}

/** For those who hear it: a seat in a sentence. */
export function seatInWords(view: View, seat: SeatView, person: Person): string {
  const doing = doingOf(view, seat, person);
  const facts = [
    person.isYou ? t("common-you") : person.name,
    t("common-points", { count: seat.points }),
    ...(seat.plays ? [t("dice-free", { count: seat.free })] : []),
    ...(doing ? [doing] : []),
  ];
  return facts.join(", ");
}
