/** What sets Fun-Size apart from the other races: sides, gemstones, and a countdown that may be agreed on. */
import type { RoundResult, SeatView, View } from "../../../protocol/ubongo_fun_size";
import { type RaceKit, tilesToFind } from "../../../ubongo/match/kit";
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
  tie: {
    leads: (name) => (name === null ? t("result-gems-lead-you") : t("result-gems-lead-one", { name })),
    level: (_, names) => t("result-level", { names }),
    shared: () => t("result-shared"),
    broken: (_, names) => t("result-tie-broken", { names }),
  },
  gain(_: View, { finishes, first, gemstones }: RoundResult, seat) {
    if (finishes[seat] == null)
      return { cards: 0, note: t("fun-size-discarded"), spoken: t("fun-size-gain", { gain: "nothing" }) };
    const hasGem = gemstones.includes(seat);
    const note = first.includes(seat) && !hasGem ? t("fun-size-no-gem") : null;
    return { cards: 1, note, spoken: t("fun-size-gain", { gain: hasGem ? "gem" : "card" }) };
  },
  firstTogether: (names) => t("result-first-several", { names }),
  gained({ finishes, gemstones }: RoundResult, seat) {
    return Number(finishes[seat] != null) + Number(gemstones.includes(seat));
  },
  where({ options: { side } }: View, code) {
    return code === null ? t("fun-size-alone", { side }) : t("fun-size-table", { code, side });
  },
  cardLabel(view: View, seat, all) {
    const { side } = view.options;
    const tiles = tilesToFind(view, seat);
    return all === null ? t("fun-size-label", { side, tiles }) : t("fun-size-label-long", { side, tiles, all });
  },
  replayLabel(view: View, seat) {
    return t("fun-size-replay-label", { side: view.options.side, count: tilesToFind(view, seat) });
  },
  hint({ options: { countdown } }: View) {
    return countdown === null ? t("fun-size-hint") : t("fun-size-hint-seconds", { count: countdown });
  },
};
