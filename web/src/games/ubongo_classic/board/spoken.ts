/** A lane for those who hear it: how far it is, what it would give, who stands there. */
import { listed, t } from "../../../words/words.svelte";
import { gemsInWords, type Lanes, pairIn } from "../pieces/gems";
import type { BoardPawn } from "./pawns";

export type Reach = readonly (number | null)[];

export function laneSpoken(lanes: Lanes, pawns: readonly BoardPawn[], reach: Reach | null, lane: number): string {
  const here = pawns.filter((pawn) => pawn.lane === lane);
  const names = here.filter(({ isYou }) => !isYou).map(({ name }) => name);
  return [
    t("classic-board-lane", { lane: lane + 1 }) + stepsSpoken(reach, lane),
    gemsSpoken(lanes, lane),
    ...(here.some(({ isYou }) => isYou) ? [t("classic-board-lane-you")] : []),
    ...(names.length > 0
      ? [t("classic-board-lane-others", { names: listed(names), several: names.length > 1 ? "yes" : "no" })]
      : []),
  ].join(" ");
}

function stepsSpoken(reach: Reach | null, lane: number): string {
  if (!reach) return ".";
  const steps = reach[lane] ?? null;
  return steps === null ? t("classic-board-lane-out-of-reach") : t("classic-board-lane-steps", { steps });
}

function gemsSpoken(lanes: Lanes, lane: number): string {
  const pair = pairIn(lanes, lane);
  if (pair.length === 0) return t("classic-board-lane-empty");
  return t("classic-board-lane-next", { gems: gemsInWords(pair), count: lanes[lane]?.length ?? 0 });
}
