/** What is to be done now, in two lines: for the seat that acts, for those who wait, for spectators. */
import type { SeatView, View } from "../../../protocol/clever_cubed";
import { listed, t } from "../../../words/words.svelte";
import { ROMAN } from "../areas/yellow";
import { bonusInWords } from "../pieces/bonuses";
import type { Choice } from "./choice.svelte";

export interface Status {
  title: string;
  facts: readonly string[];
}

type Stage = NonNullable<SeatView["stage"]>;
type Names = (seat: number) => string;

export const ROLLS = 3;

export function statusOf(choice: Choice, nameOf: Names): Status {
  const { view, stage } = choice;
  if (view.phase === "over") return { title: t("clever-cubed-play-over"), facts: [] };
  if (view.nothing_fits) return nothingFits(view, nameOf);
  return stage ? OWN[stage](choice, nameOf) : waiting(view, nameOf);
}

const OWN: Record<Stage, (choice: Choice, nameOf: Names) => Status> = {
  bonus: ({ chosen, hasAreas, keys }) => ({
    title: t("clever-cubed-play-bonus", { bonus: chosen.bonus ? bonusInWords(chosen.bonus) : "?" }),
    facts: [
      hasAreas && !chosen.area
        ? t("clever-cubed-play-choose-area")
        : t(keys.length > 0 ? "clever-cubed-play-choose-number-then-field" : "clever-cubed-play-choose-box"),
    ],
  }),
  roll: ({ view }) => ({
    title: t("clever-cubed-play-your-turn"),
    facts: [t("clever-cubed-play-upcoming", { upcoming: view.upcoming ?? "roll", round: roundToCome(view) })],
  }),
  use: ({ view }) => ({
    title: t("clever-cubed-play-your-turn"),
    facts: [rollInWords(view), t("clever-cubed-play-field-next", { field: ROMAN[view.roll - 1] ?? "" })],
  }),
  pick: ({ view }, nameOf) => ({
    title: t(isFallback(view) ? "clever-cubed-play-pick-field" : "clever-cubed-play-pick"),
    facts: [turnOf(view, nameOf), ...(view.seats.length > 1 ? [t("clever-cubed-play-all-at-once")] : [])],
  }),
  extra: ({ view, own }, nameOf) => ({
    title: t("clever-cubed-play-extra"),
    facts: [
      t("clever-cubed-play-extra-left", { count: own ? own.sheet.extras - own.sheet.extras_used : 0 }),
      turnOf(view, nameOf),
    ],
  }),
};

function nothingFits(view: View, nameOf: Names): Status {
  const isOwn = view.active === view.you;
  return {
    title: isOwn || view.active === null ? t("clever-cubed-play-nothing-fits") : turnOf(view, nameOf),
    facts: [rollInWords(view), t("clever-cubed-play-passed-over")],
  };
}

function waiting(view: View, nameOf: Names): Status {
  return { title: turnOf(view, nameOf), facts: [awaited(view, nameOf)] };
}

/** Who is waited for, and for what. */
function awaited({ seats, to_act: toAct, deserted }: View, nameOf: Names): string {
  if (deserted) return t("clever-cubed-play-deserted");
  const doing = toAct.map((seat) => ({ seat, stage: seats[seat]?.stage ?? "use" }));
  const stages = [...new Set(doing.map(({ stage }) => stage))];
  return stages
    .map((stage) => {
      const names = doing.filter((one) => one.stage === stage).map(({ seat }) => nameOf(seat));
      return t("clever-cubed-play-awaited", { stage, names: listed(names) });
    })
    .join(" · ");
}

function turnOf({ active, you, seats, roller }: View, nameOf: Names): string {
  const seat = active ?? (seats.length > 1 ? (roller ?? null) : null);
  if (seat === null) return t(seats.length > 1 ? "clever-cubed-play-round-begins" : "clever-cubed-play-passive-turn");
  return seat === you ? t("clever-cubed-play-your-turn") : t("clever-cubed-play-turn-of", { name: nameOf(seat) });
}

function rollInWords({ roll }: View): string {
  return t("clever-cubed-play-roll-of", { roll, rolls: ROLLS });
}

function roundToCome({ round, upcoming }: View): number {
  return upcoming === "round" ? round + 1 : round;
}

/** Nothing on the platter fits, but a die on a field does. */
function isFallback({ dice }: View): boolean {
  return dice.some(({ place, why_not: why }) => place > 0 && place < 4 && why === null);
}
