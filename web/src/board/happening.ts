/** What the hand did, told to whoever made it: they know the words and the sounds for it. */
import type { Misfit } from "./fits";
import type { Landing } from "./landing";
import type { Placement } from "./placement";
import type { Reshape } from "./reshape";

export type Happening =
  | { kind: "lifted"; tile: string }
  /** moved by keys: what letting go here would mean */
  | { kind: "over"; tile: string; landing: Landing }
  /** `lies` where it was turned on the card */
  | { kind: "reshaped"; tile: string; how: Reshape; lies: Placement | null }
  | { kind: "laid"; placement: Placement }
  /** off the card, to its slot */
  | { kind: "taken"; tile: string }
  /** to where it was before it was lifted */
  | { kind: "wentBack"; tile: string }
  /** let go, or turned, where it can't lie */
  | { kind: "misfits"; tile: string; misfit: Misfit };

export type Report = (happening: Happening) => void;
