/** What every drawing of an area is told. */
import type { Box, Mark } from "../marks/boxes";
import type { Choosing } from "../marks/choosing";
import type { Shown } from "../marks/shown";
import type { BonusStates } from "../pieces/bonuses";
import type { Plan } from "./plan";

export interface AreaProps<P extends Plan = Plan> {
  plan: P;
  shown: Shown;
  /** of `shown`, by box and by spot */
  marks: ReadonlyMap<Box, Mark>;
  bonuses: BonusStates;
  choosing: Choosing;
  /** beside the name, on a phone */
  note?: string;
  /** from the platter only grey boxes of yellow are crossed: the others fade */
  onlyGrey?: boolean;
}
