/** The five areas and the six colours of the dice; colours.css has what they look like. */
import "./colours.css";
import type { DieView } from "../../../protocol/clever_cubed";
import { t } from "../../../words/words.svelte";

export const AREAS = ["yellow", "turquoise", "blue", "brown", "pink"] as const;
export const COLOURS = [...AREAS, "white"] as const;
export type Area = (typeof AREAS)[number];
export type Colour = (typeof COLOURS)[number];
export type DieName = DieView["die"];

/** As the rules name dice, and the "?" in a colour. */
export const COLOUR_OF: Readonly<Record<DieName, Colour>> = {
  y: "yellow",
  t: "turquoise",
  b: "blue",
  n: "brown",
  p: "pink",
  w: "white",
};

/** For those who can't tell colours apart: the first letter of the colour, in the language of the page. */
export function letterOf(colour: Colour): string {
  return colour === "white" ? "" : t("clever-cubed-letter", { colour });
}

export function isDieName(text: string | undefined): text is DieName {
  return text !== undefined && text in COLOUR_OF;
}
