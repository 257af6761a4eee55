/** What sets Shimo apart from the other races: levels, gems by round, cards that change hands, an hourglass. */
import type { SeatView, View } from "../../protocol/ubongo_shimo";
import type { RaceKit } from "../../ubongo/match/kit";
import { t } from "../../words/words.svelte";
import CardFoot from "./race/CardFoot.svelte";
import GemsByRound from "./race/GemsByRound.svelte";
import RoundGems from "./race/RoundGems.svelte";
import Gem from "./pieces/Gem.svelte";
import { gemsOf, gemWon, worthOf } from "./pieces/gems";
import LevelMark from "./pieces/LevelMark.svelte";
import { levelInWords, levelName } from "./pieces/levels";
import { isPlayOff, nextInWords, noticeInWords, stageInWords, TIE, voteInWords } from "./rounds/play_off";
import { endingInWords, gainOf, pointsIn } from "./rounds/gains";
import { TILES } from "./pieces/tiles";

const HOURGLASS = 60_000; // ms

export const KIT: RaceKit = {
  tiles: TILES,
  ground: "var(--peep-ground)",
  trayOfOneRow: { breadth: 3 },
  confetti: ["3", "8", "7", "5", "10", "4", "6", "9"],
  prize: { Picture: Gem, of: gemsOf, wonIn: gemWon, worth: worthOf, atStake: ({ gem }: View) => gem },
  parts: { Foot: CardFoot, Mark: LevelMark, Rounds: RoundGems, Aside: GemsByRound },
  tie: TIE,
  gained: pointsIn,
  gain: gainOf,
  firstTogether: (names) => t("shimo-first-untold", { names }),
  seatInWords: ({ level }: SeatView) => t("shimo-level-spoken", { level, name: levelName(level) }),
  ending: endingInWords,
  stage: stageInWords,
  notice: noticeInWords,
  next: nextInWords,
  vote: voteInWords,
  sand({ sand_from: from, phase }: View, now) {
    if (from == null || phase !== "racing") return null;
    const turns = Math.max(0, Math.floor((now - from) / HOURGLASS));
    return { turned: from + turns * HOURGLASS, length: HOURGLASS };
  },
  where(view: View, code) {
    const level = view.seats[0]?.level ?? 1;
    if (code === null) return t("shimo-alone", { level });
    const isSame = view.seats.every((seat) => seat.level === level);
    return t("shimo-table", { code, played: view.options.advanced ? "advanced" : isSame ? level : "own" });
  },
  cardLabel: (_: View, { level }: SeatView) => levelInWords(level),
  replayLabel: (_: View, { level }: SeatView) => levelInWords(level),
  hint(view: View) {
    if (isPlayOff(view)) return t("shimo-hint-play-off");
    return view.options.running_hourglass ? t("shimo-hint-running") : t("shimo-hint");
  },
};
