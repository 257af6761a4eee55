/** What the rolls of a match cost against best play, as far as the film has come. */
import type { Cell } from "../../../board/cells";
import { api } from "../../../protocol/api";
import type { Analysis, RollAnalysis, View } from "../../../protocol/ubongo_dice";
import { number, t } from "../../../words/words.svelte";
import { shapeName } from "../pieces/shapes";

const NOTHING = 0.05; // rolls: less is not worth a word

/** Null where the server has none to give: the film goes on without it. */
export async function analysisOf(match: string): Promise<Analysis | null> {
  try {
    return (await api.analysis(match)) as Analysis;
  } catch {
    return null;
  }
}

export function costOf({ grab_cost, draw_cost }: Pick<RollAnalysis, "grab_cost" | "draw_cost">): number {
  return grab_cost + draw_cost;
}

/** The rolls of a seat that are through: the one that is drawn now once its drawing stands. */
export function through({ decisions }: Analysis, view: View, seat: number): RollAnalysis[] {
  const isJudged = view.phase === "rolling" || view.phase === "over" || (view.seats[seat]?.is_confirmed ?? false);
  return decisions.filter(
    (each) => each.seat === seat && (each.roll < view.rolls || (isJudged && each.roll === view.rolls)),
  );
}

/** The newest of them, as long as no other is under way. */
export function lastRoll(analysis: Analysis, view: View, seat: number): RollAnalysis | null {
  return through(analysis, view, seat).find(({ roll }) => roll === view.rolls) ?? null;
}

/** Where best play would have drawn, if that was worth something. */
export function betterThan(roll: RollAnalysis): (readonly Cell[])[] {
  if (costOf(roll) < NOTHING) return [];
  const { black, white } = roll.grab_cost >= NOTHING ? roll.best : roll.possible;
  return [black, white].filter((cells) => cells.length > 0);
}

/** "Roll 7 cost 0.4 rolls. Better: draw nothing." */
export function costInWords(roll: RollAnalysis, view: View): string {
  const cost = costOf(roll);
  if (cost < NOTHING) return t("dice-replay-best", { roll: roll.roll });
  const costs = t("dice-replay-cost", { roll: roll.roll, cost: number(cost, 1) });
  return `${costs} ${roll.grab_cost >= NOTHING ? diceInWords(roll, view) : t("dice-replay-better", { use: roll.possible.use })}`;
}

function diceInWords({ roll, best_black, best_white, best }: RollAnalysis, { dice, rolls }: View): string {
  const faceOf = (die: { colour: string; number: number }) =>
    dice.find((other) => other.die.colour === die.colour && other.die.number === die.number)?.face;
  const [black, white] = [faceOf(best_black), faceOf(best_white)];
  if (roll !== rolls || !black || !white) return t("dice-replay-better", { use: best.use });
  return t("dice-replay-better-dice", { black: shapeName(black), white: shapeName(white) });
}

/** "31 rolls: par 24.2, luck +2.1, grab 0.4, drawing 4.3." */
export function wholeInWords({ seats }: Analysis, seat: number): string {
  const whole = seats[seat];
  if (!whole) return "";
  return t("dice-replay-whole", {
    rolls: t("dice-rolls-count", { count: whole.rolls }),
    par: number(whole.start - whole.unfinished, 1),
    luck: (whole.luck < 0 ? "+" : "") + number(-whole.luck, 1),
    grab: number(whole.grab_cost, 1),
    draw: number(whole.draw_cost, 1),
  });
}
