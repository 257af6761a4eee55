/** How the card of the tutorial looks when it isn't filled as it should be. */
import type { Placement } from "../../../board/placement";
import { LIME, placed, RED } from "../lesson/card";

export const OVERLAPPING: readonly Placement[] = [RED, placed("L4", ["", ".###", ".#"])];
export const OUTSIDE: readonly Placement[] = [RED, placed("L4", ["....#", "....#", "....##"])];
export const GAP: readonly Placement[] = [RED, LIME];
