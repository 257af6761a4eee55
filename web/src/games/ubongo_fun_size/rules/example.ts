/** How the card of the tutorial looks when it isn't filled as it should be. */
import type { Lying } from "../../../board/fits";
import { LIME, lying, RED } from "../lesson/card";

export const OVERLAPPING: readonly Lying[] = [RED, lying("L4", ["", ".###", ".#"])];
export const OUTSIDE: readonly Lying[] = [RED, lying("L4", ["....#", "....#", "....##"])];
export const GAP: readonly Lying[] = [RED, LIME];
