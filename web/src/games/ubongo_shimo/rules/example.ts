/** How the card of the tutorial looks when it isn't solved. */
import type { Placement } from "../../../board/placement";
import { placed, RED, SKY, SLIPPED, YELLOW } from "../lesson/card";

export const HIDING: readonly Placement[] = [SLIPPED, RED, SKY];
export const OUTSIDE: readonly Placement[] = [YELLOW, placed("4", ["", "", "...#o", "...o#"])];
export const OVERLAPPING: readonly Placement[] = [RED, placed("8", ["", "..#o", ".##", "..o"])];
