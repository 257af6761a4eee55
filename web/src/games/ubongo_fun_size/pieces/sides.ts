/** The two sides of a card. */
import type { Options } from "../../../protocol/ubongo_fun_size";

export type Side = Options["side"];
export const SIDES: readonly Side[] = ["A", "B"];
