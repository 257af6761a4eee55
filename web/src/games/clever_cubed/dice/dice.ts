/** Dice as they are drawn: their colours, and what their faces are called. */
import { mixed } from "../../../board/colours";
import { t } from "../../../words/words.svelte";
import type { Colour } from "../pieces/colours";

export interface DieShown {
  colour: Colour;
  face: number;
}

interface Look {
  body: string;
  /** pale pips on a dark die */
  isDark: boolean;
  /** the emblem stamped into the face, and the line around it */
  stamp: string;
  line: string;
}

const SHADE = "#120a14";

function dark(body: string): Look {
  return { body, isDark: true, stamp: mixed(body, SHADE, 0.24), line: mixed(body, SHADE, 0.36) };
}

function bright(body: string, stamp = mixed(body, "#ffffff", 0.4)): Look {
  return { body, isDark: false, stamp, line: mixed(body, SHADE, 0.16) };
}

export const LOOKS: Readonly<Record<Colour, Look>> = {
  yellow: bright("#f4c534"),
  turquoise: bright("#2bb3b0"),
  blue: dark("#3e6ccb"),
  brown: dark("#8a5c36"),
  pink: dark("#cb3a7a"),
  white: bright("#fbf8f0", "#e6e0d2"),
};

/** How far pips are from the middle, in parts of a die, and where they are on each face. */
export const PIP_STEP = 0.235;
const [NW, NE, W, MIDDLE, E, SW, SE] = [[-1, -1], [1, -1], [-1, 0], [0, 0], [1, 0], [-1, 1], [1, 1]] as const; // prettier-ignore
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [MIDDLE],
  [NW, SE],
  [NW, MIDDLE, SE],
  [NW, NE, SW, SE],
  [NW, NE, MIDDLE, SW, SE],
  [NW, NE, W, E, SW, SE],
];

export function dieInWords({ colour, face }: DieShown): string {
  return t("clever-cubed-die", { colour: t("clever-cubed-colour", { colour }), face });
}
