/** What falls in the tutorial: three rolls for three players that fill the area of the rules. */
import type { Drawn } from "../../../protocol/ubongo_dice";
import type { Colour } from "../pieces/shapes";
import { BLACK_P, BLACK_S, WHITE_L, WHITE_TWO } from "../rules/example";

export interface LessonRoll {
  faces: Record<Colour, readonly string[]>;
  /** whose each die is in the end, by seat; 0 is you */
  owners: Record<Colour, readonly number[]>;
  /** what is to be drawn */
  goals: readonly Drawn[];
}

export const ROLLS: readonly LessonRoll[] = [
  {
    faces: { black: ["T4", "P5", "I4"], white: ["I3", "V3", "L4"] },
    owners: { black: [1, 0, 2], white: [2, 1, 0] },
    goals: [BLACK_P, WHITE_L],
  },
  {
    faces: { black: ["Y5", "I4", "L5"], white: ["V3", "I2", "O4"] }, // no black shape fits any more
    owners: { black: [0, 1, 2], white: [1, 0, 2] },
    goals: [WHITE_TWO],
  },
  {
    faces: { black: ["T4", "P5", "S4"], white: ["I1", "L4", "I3"] },
    owners: { black: [1, 2, 0], white: [0, 2, 1] },
    goals: [BLACK_S],
  },
];
