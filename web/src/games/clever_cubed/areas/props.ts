/** What every drawing of an area is told. */
import type { Box, Mark } from "../marks/boxes";
import type { Choosing } from "../marks/choosing";
import type { Shown } from "../marks/shown";
import type { Plan } from "./plan";

export interface AreaProps<P extends Plan = Plan> {
  plan: P;
  shown: Shown;
  /** of `shown.sheet` */
  marks: ReadonlyMap<Box, Mark>;
  choosing: Choosing;
  /** beside the name, on a phone */
  note?: string;
  /** from the platter only grey boxes of yellow are crossed: the others fade */
  onlyGrey?: boolean;
}
