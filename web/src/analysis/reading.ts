/** A finished match taken apart: figures as they are written, and how an account adds up. Knows no game. */
import type { Account, Analysis, Decision } from "../protocol/analysis";
import { t } from "../words/words.svelte";

export type Unit = Analysis["unit"];

/** A decision in words; a unit of its own where it isn't that of the match. */
export interface Mistake {
  decision: Decision;
  unit: Unit;
  chosen: string;
  better: string;
  why: string;
}

/** What a game's analysis says, in words; the figures are here. */
export interface AnalysisKit {
  /** what a chapter is called where so many play */
  chapter(seats: number): "round" | "area" | "card";
  inWords(decision: unknown): { chosen: string; better: string; why: string };
  /** mistakes of another kind beside the dearest */
  more?(analysis: unknown, seat: number): Mistake[];
  /** what else is to be said of a seat */
  remarks?(analysis: unknown, seat: number, chapterOf: (number: number) => string): string[];
}

export interface Step {
  key: "start" | "luck" | "pace" | "unforeseen" | "cost" | "result";
  /** what it adds to the result, below 0 what it takes off; the start and the result are themselves */
  adds: number;
  from: number;
  to: number;
  /** whether it was good for who played; null for what is neither */
  isGood: boolean | null;
}

const FEWER_IS_BETTER: ReadonlySet<Unit> = new Set(["milliseconds", "rolls"]);
const LEAST = 0.05; // what would be written as 0.0 is nothing

export function scaled(unit: Unit, value: number): number {
  return unit === "milliseconds" ? value / 1000 : value;
}

/** "12.5", "−3.0 s", with a plus where it is a change */
export function figure(unit: Unit, value: number, isChange = false): string {
  const shown = scaled(unit, value);
  const isNothing = Math.abs(shown) < LEAST;
  const sign = isNothing ? "" : shown < 0 ? "−" : isChange ? "+" : "";
  return sign + t("analysis-figure", { unit, value: isNothing ? 0 : Math.abs(shown) });
}

/** From what was to be expected to the result, one step after the other. */
export function stepsOf(unit: Unit, { start, luck, pace, unforeseen, cost, result }: Account): Step[] {
  const good = FEWER_IS_BETTER.has(unit) ? -1 : 1;
  const steps: Step[] = [{ key: "start", adds: start, from: 0, to: start, isGood: null }];
  let now = start;
  for (const [key, gained] of [
    ["luck", luck],
    ["pace", pace],
    ["unforeseen", unforeseen],
    ["cost", -cost],
  ] as const) {
    if (key === "pace" && unit !== "milliseconds") continue;
    if (key === "unforeseen" && unit !== "points") continue;
    const adds = good * gained;
    steps.push({ key, adds, from: now, to: now + adds, isGood: Math.abs(gained) < 1e-9 ? null : gained > 0 });
    now += adds;
  }
  return [...steps, { key: "result", adds: result, from: 0, to: result, isGood: null }];
}

export function dearestOf(analysis: Analysis, seat: number): Decision[] {
  const places = analysis.seats[seat]?.dearest ?? [];
  return places.flatMap((place) => analysis.decisions[place] ?? []);
}
