/** A finished race taken apart, in words: dead ends, and the cards of a seat. */
import type { DeadEnd, RaceAnalysis } from "../../protocol/ubongo_race";
import { clock, t } from "../../words/words.svelte";
import { type Coloured, called, placeOf } from "../hand/sentences";

type Laid = DeadEnd["chosen"];

export function deadEndInWords(tiles: Coloured, { chosen, best, gap, was_left }: DeadEnd) {
  const nameOf = (tile: string) => t("board-tile", called(tiles, tile));
  const laid = ({ tile, cells }: Laid) => t("analysis-card-tile", { tile: nameOf(tile), ...placeOf(cells) });
  const isThere = laid(chosen) === laid(best); // said alike, so it lies otherwise
  const dead = gap > 0 ? t("analysis-dead-end-gap", { count: gap }) : t("analysis-dead-end");
  return {
    chosen: laid(chosen),
    better: isThere ? t("analysis-card-turned", { tile: nameOf(best.tile) }) : laid(best),
    why: was_left ? dead : `${dead} ${t("analysis-dead-end-stayed")}`,
  };
}

export function cardsInWords(
  { cards, seats }: RaceAnalysis,
  seat: number,
  chapterOf: (number: number) => string,
): string[] {
  const own = cards.filter((card) => card.seat === seat);
  const { fastest = null, slowest = null } = seats[seat] ?? {};
  const told = (key: "analysis-fastest" | "analysis-slowest", place: number | null) => {
    const card = place === null ? undefined : cards[place];
    if (!card) return [];
    return [t(key, { chapter: chapterOf(card.chapter), taken: clock(card.taken, 1), usual: clock(card.usual, 1) })];
  };
  const count = own.reduce((sum, card) => sum + card.taken_back, 0);
  const solved = own.filter((card) => card.is_solved).length;
  return [
    ...told("analysis-fastest", fastest),
    ...told("analysis-slowest", slowest),
    t("analysis-taken-back", { count, solved, cards: own.length }),
  ];
}

/** What every race says of its analysis. */
export function raceAnalysis(tiles: Coloured) {
  return {
    chapter: (seats: number) => (seats === 1 ? ("card" as const) : ("round" as const)),
    inWords: (decision: unknown) => deadEndInWords(tiles, decision as DeadEnd),
    remarks: (analysis: unknown, seat: number, chapterOf: (number: number) => string) =>
      cardsInWords(analysis as RaceAnalysis, seat, chapterOf),
  };
}
