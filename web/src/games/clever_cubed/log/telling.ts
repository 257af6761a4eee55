/** What happened in a match of Clever Cubed, in words. */
import type {
  BonusesLapsed,
  DiceDealt,
  DieUsed,
  Notice,
  Passed,
  RoundBegun,
  View,
} from "../../../protocol/clever_cubed";
import { SHEET } from "../../../protocol/clever_cubed_sheet";
import { listed, t } from "../../../words/words.svelte";
import { bonusInWords } from "../pieces/bonuses";
import { diceInWords, markInWords, usedInWords } from "./marks";

export interface Told {
  notice: Notice;
  /** after it, before anything else happened */
  view: View;
  /** one per seat; "You" will do, too */
  names: readonly string[];
}

const IN_HAND = 0;
const ON_THE_PLATTER = 4;
const BY_ROUND = /^round-/;

/** Null where there is nothing to tell: another notice says it. */
export function tell({ notice, view, names }: Told): string | null {
  const nameOf = (seat: number | null) => (seat === null ? "" : (names[seat] ?? ""));
  switch (notice.type) {
    case "match_begun":
      return view.seats.length === 1 ? null : t("clever-cubed-log-first", { name: nameOf(notice.first) });
    case "round_begun":
      return roundInWords(notice, view, names);
    case "turn_begun":
      return notice.active === null ? t("clever-cubed-log-passive-turn") : null;
    case "rolled":
      return t(notice.fits ? "clever-cubed-log-rolled" : "clever-cubed-log-rolled-in-vain", {
        name: nameOf(view.active),
        dice: diceAt(view, IN_HAND),
      });
    case "dice_dealt":
      return dealtInWords(notice, view);
    case "rerolled":
      return t("clever-cubed-log-rerolled", { name: nameOf(notice.seat) });
    case "die_used":
      return dieUsed(notice, view, nameOf(notice.seat));
    case "dice_dropped":
      return t("clever-cubed-log-dropped", { dice: diceInWords(notice.dice, view) });
    case "finish_begun":
      return notice.dice.length > 0 ? t("clever-cubed-log-dropped", { dice: diceInWords(notice.dice, view) }) : null;
    case "passed":
      return passed(notice, nameOf(notice.seat));
    case "bonus_won":
      return BY_ROUND.test(notice.spot)
        ? null
        : t("clever-cubed-log-won", { name: nameOf(notice.seat), bonus: bonusInWords(notice.bonus) });
    case "bonus_used":
      return t("clever-cubed-log-bonus", {
        name: nameOf(notice.seat),
        bonus: bonusInWords(notice.bonus),
        mark: markInWords(notice.mark, view.seats[notice.seat]),
      });
    case "bonuses_lapsed":
      return lapsed(notice, nameOf(notice.seat));
    case "taken_back":
      return t("clever-cubed-log-back", { name: nameOf(notice.seat) });
    case "hint_taken":
      return t("clever-cubed-log-hint", { name: nameOf(notice.seat) });
    case "match_ended":
      return t("clever-cubed-log-over", { points: standing(view.seats, names, ({ points }) => points.total) });
    case "seat_done":
    case "presence_changed":
      return null;
  }
}

/** The bonus of the round, and the points before it. */
function roundInWords({ round }: RoundBegun, { seats }: View, names: readonly string[]): string {
  const bonus = SHEET.rounds.bonuses[round - 1] ?? null;
  const begun =
    bonus === null
      ? t("clever-cubed-log-round", { round })
      : t("clever-cubed-log-round-bonus", { round, bonus: bonusInWords(bonus) });
  if (round === 1) return begun;
  const points = standing(seats, names, ({ by_round: totals = [] }) => totals[round - 2] ?? 0);
  return `${begun} ${t("clever-cubed-log-so-far", { points })}`;
}

/** "Ola 61, Zsófi 58"; alone just the number */
function standing(seats: View["seats"], names: readonly string[], pointsOf: (seat: View["seats"][number]) => number) {
  return seats.length === 1
    ? seats.map(pointsOf).join("")
    : seats.map((seat, index) => `${names[index] ?? ""} ${pointsOf(seat)}`).join(", ");
}

function diceAt(view: View, place: number): string {
  return diceInWords(
    view.dice.filter((die) => die.place === place).map(({ die }) => die),
    view,
  );
}

function dealtInWords({ places }: DiceDealt, view: View): string {
  const dealt = view.dice.filter((_, index) => places[index] === ON_THE_PLATTER);
  return t("clever-cubed-log-dealt", {
    dice: diceInWords(
      dealt.map(({ die }) => die),
      view,
    ),
  });
}

function dieUsed(notice: DieUsed, view: View, name: string): string {
  const { use, seat } = notice;
  const place = view.dice.find(({ die }) => die === notice.die)?.place;
  return t("clever-cubed-log-used", {
    name,
    how: use === "pick" && place !== ON_THE_PLATTER ? "fallback" : use,
    die: usedInWords(notice, view),
    mark: markInWords(notice.mark, view.seats[seat]),
  });
}

function passed({ why }: Passed, name: string): string {
  return t("clever-cubed-log-passed", { name, why });
}

function lapsed({ bonuses, why }: BonusesLapsed, name: string): string {
  return t("clever-cubed-log-lapsed", { name, bonuses: listed(bonuses.map(bonusInWords)), why });
}
