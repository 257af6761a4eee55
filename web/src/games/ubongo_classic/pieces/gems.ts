/** The gems: six colours with a shape each, always in the same order. */
import { listed, t } from "../../../words/words.svelte";

export const COLOURS = ["red", "blue", "green", "yellow", "orange", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
/** How many of each colour, in the order of COLOURS. */
export type Gems = readonly number[];
/** The gems that still lie in each lane, the nearest first. */
export type Lanes = readonly (readonly Colour[])[];

export const LANE_LENGTH = 12;
const PAIR = 2;

/** What a take would give: the two nearest gems of a lane. */
export function pairIn(lanes: Lanes, lane: number): readonly Colour[] {
  return lanes[lane]?.slice(0, PAIR) ?? [];
}

/** The colours of which there are most; none before the first gem. */
export function bestColours(gems: Gems): Colour[] {
  const most = Math.max(...gems);
  return most === 0 ? [] : COLOURS.filter((_, index) => gems[index] === most);
}

/** The gems of one seat after it has got some more. */
export function withMore(gems: Gems, more: readonly Colour[]): number[] {
  return COLOURS.map((colour, index) => (gems[index] ?? 0) + more.filter((other) => other === colour).length);
}

export function allOf(gems: Gems): number {
  return gems.reduce((sum, count) => sum + count, 0);
}

/** "red" */
export function nameOf(colour: Colour): string {
  return t("classic-colour", { colour });
}

/** "red and blue", "two red" */
export function gemsInWords(gems: readonly Colour[]): string {
  const [one, other] = gems;
  if (!one) return t("classic-gems-none");
  if (!other) return t("classic-gem-one", { colour: one });
  return one === other ? t("classic-gems-alike", { colour: one }) : listed([nameOf(one), nameOf(other)]);
}
