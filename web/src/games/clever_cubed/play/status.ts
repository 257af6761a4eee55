/** What is to be done now, in two lines: for the seat that acts, for those who wait, for spectators. */
import type { SeatView, View } from "../../../protocol/clever_cubed";
import { dotted, listed, t } from "../../../words/words.svelte";
import { ROMAN } from "../areas/yellow";
import { bonusInWords } from "../pieces/bonuses";
import type { Choice } from "./choice.svelte";
import { turnOf } from "./doing";

export interface Status {
  title: string;
  facts: readonly string[];
}

type Stage = NonNullable<SeatView["stage"]>;

/** Where several share a device, "you" is nobody in particular. */
export interface Names {
  nameOf(seat: number): string;
  isShared: boolean;
}

export const ROLLS = 3;

export function statusOf(choice: Choice, names: Names): Status {
  const { view, stage } = choice;
  const { title, facts } = plainly(choice, names);
  const isForAll = stage === "bonus" || stage === "pick" || stage === "extra";
  const name = names.isShared && isForAll && view.you !== null ? `${names.nameOf(view.you)}: ` : "";
  return { title: name + title, facts };
}

function plainly(choice: Choice, names: Names): Status {
  const { view, stage } = choice;
  if (view.phase === "over") return { title: t("clever-cubed-play-over"), facts: [] };
  if (view.nothing_fits) return nothingFits(view, names);
  return stage ? OWN[stage](choice, names) : waiting(view, names);
}

const OWN: Record<Stage, (choice: Choice, names: Names) => Status> = {
  bonus: ({ chosen, hasAreas, keys }) => ({
    title: t("clever-cubed-play-bonus", { bonus: chosen.bonus ? bonusInWords(chosen.bonus) : "?" }),
    facts: [
      hasAreas && !chosen.area
        ? t("clever-cubed-play-choose-area")
        : t(keys.length > 0 ? "clever-cubed-play-choose-number-then-field" : "clever-cubed-play-choose-box"),
    ],
  }),
  roll: ({ view }, names) => ({
    title: own(view, names),
    facts: [t("clever-cubed-play-upcoming", { upcoming: view.upcoming ?? "roll", round: roundToCome(view) })],
  }),
  use: ({ view }, names) => ({
    title: own(view, names),
    facts: [rollInWords(view), t("clever-cubed-play-field-next", { field: ROMAN[view.roll - 1] ?? "" })],
  }),
  pick: ({ view }, names) => ({
    title: t(isFallback(view) ? "clever-cubed-play-pick-field" : "clever-cubed-play-pick"),
    facts: [turnInWords(view, names), ...(view.seats.length > 1 ? [t("clever-cubed-play-all-at-once")] : [])],
  }),
  extra: ({ view, own: seat }, names) => ({
    title: t("clever-cubed-play-extra"),
    facts: [
      t("clever-cubed-play-extra-left", { count: seat ? seat.sheet.extras - seat.sheet.extras_used : 0 }),
      turnInWords(view, names),
    ],
  }),
};

function nothingFits(view: View, names: Names): Status {
  const nothing = t("clever-cubed-play-nothing-fits");
  const isOwn = view.active === view.you || view.active === null;
  return {
    title: isOwn ? nothing : turnInWords(view, names),
    facts: [isOwn ? rollInWords(view) : nothing, t("clever-cubed-play-passed-over")],
  };
}

function waiting(view: View, names: Names): Status {
  return { title: turnInWords(view, names), facts: [awaited(view, names)] };
}

/** Who is waited for, and for what. */
function awaited({ seats, to_act: toAct, deserted }: View, names: Names): string {
  if (deserted) return t("clever-cubed-play-deserted");
  const doing = toAct.map((seat) => ({ seat, stage: seats[seat]?.stage ?? "use" }));
  const stages = [...new Set(doing.map(({ stage }) => stage))];
  const told = stages.map((stage) => {
    const people = doing.filter((one) => one.stage === stage).map(({ seat }) => names.nameOf(seat));
    return t("clever-cubed-play-awaited", { stage, names: listed(people) });
  });
  return dotted(told);
}

function turnInWords(view: View, names: Names): string {
  const { you, seats } = view;
  const seat = seats.length > 1 ? turnOf(view) : view.active;
  if (seat === null) return t(seats.length > 1 ? "clever-cubed-play-round-begins" : "clever-cubed-play-passive-turn");
  return seat === you && !names.isShared
    ? t("clever-cubed-play-your-turn")
    : t("clever-cubed-play-turn-of", { name: names.nameOf(seat) });
}

function own({ you }: View, { nameOf, isShared }: Names): string {
  return isShared && you !== null
    ? t("clever-cubed-play-turn-of", { name: nameOf(you) })
    : t("clever-cubed-play-your-turn");
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
