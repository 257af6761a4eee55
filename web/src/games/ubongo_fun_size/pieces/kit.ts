/** What sets Fun-Size apart from the other races: sides, gemstones, and a countdown that may be agreed on. */
import type { RoundResult, SeatView, View } from "../../../protocol/ubongo_fun_size";
import type { RaceKit } from "../../../ubongo/match/kit";
import { firstFinish } from "../../../ubongo/match/time";
import { t } from "../../../words/words.svelte";
import Gem from "./Gem.svelte";
import { TILES } from "./tiles";

const STONE = "gemstone"; // there is one kind

export const KIT: RaceKit = {
  tiles: TILES,
  confetti: ["L4", "T4", "S4", "Y5", "P5", "N5", "I3", "L5"],
  prize: {
    Picture: Gem,
    of: ({ gemstones }: SeatView) => Array<string>(gemstones).fill(STONE),
    wonIn: ({ gemstones }: RoundResult, seat) => (gemstones.includes(seat) ? STONE : null),
  },
  gained({ finishes, gemstones }: RoundResult, seat) {
    return Number(finishes[seat] != null) + Number(gemstones.includes(seat));
  },
  where({ options: { side } }: View, code) {
    return code === null ? t("fun-size-alone", { side }) : t("fun-size-table", { code, side });
  },
  cardLabel({ options: { side }, tiles_to_find }: View, _, all) {
    const tiles = tiles_to_find ?? 0;
    return all === null ? t("fun-size-label", { side, tiles }) : t("fun-size-label-long", { side, tiles, all });
  },
  replayLabel({ options: { side }, tiles_to_find }: View) {
    return t("fun-size-replay-label", { side, count: tiles_to_find ?? 0 });
  },
  hint({ options: { countdown } }: View) {
    return countdown === null ? t("fun-size-hint") : t("fun-size-hint-seconds", { count: countdown });
  },
  countingFrom: (view) => view.counting_from ?? firstFinish(view)?.at ?? null,
};
