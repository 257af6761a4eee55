/** Takes of gems beside the lane of most value, in words. */
import { type AnalysisKit, figure, type Mistake } from "../../../analysis/reading";
import type { Analysis, GemTake } from "../../../protocol/ubongo_classic";
import { t } from "../../../words/words.svelte";
import { raceAnalysis } from "../../../ubongo/analysis/words";
import { gemsInWords } from "../pieces/gems";
import { TILES } from "../pieces/tiles";

const NOTHING = 0.05; // gems: less is not worth a word

/** The dearest take of a seat, if it cost anything. */
function dearestTake({ takes }: Analysis, seat: number): Mistake[] {
  const own = takes.filter((take) => take.seat === seat && take.cost >= NOTHING);
  return own
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, 1)
    .map((take) => ({ decision: take, unit: "gems", ...takeInWords(take) }));
}

function takeInWords({ chosen, gems, best, best_gems, cost }: GemTake) {
  const told = (lane: number, pair: GemTake["gems"]) =>
    t("classic-analysis-take", { lane: lane + 1, gems: gemsInWords(pair) });
  return {
    chosen: told(chosen, gems),
    better: told(best, best_gems),
    why: t("classic-analysis-take-why", { value: figure("gems", cost) }),
  };
}

function gemsCost({ gem_costs }: Analysis, seat: number): string {
  return t("classic-analysis-gems-cost", { cost: figure("gems", gem_costs[seat] ?? 0) });
}

const RACE = raceAnalysis(TILES);

/** The race, and the gems beside it. */
export const ANALYSIS: AnalysisKit = {
  ...RACE,
  chapter: () => "round",
  more: (analysis, seat) => dearestTake(analysis as Analysis, seat),
  remarks: (analysis, seat, chapterOf) => [
    ...RACE.remarks(analysis, seat, chapterOf),
    gemsCost(analysis as Analysis, seat),
  ],
};
