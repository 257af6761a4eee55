/** What was last chosen on this device, so that it is one tap the next time. */
import { type Side, SIDES, type Variant, variantFrom } from "../records/variant";
import { oneOf, remember, remembered } from "../settings/device";

export const LEVELS = ["easy", "medium", "hard", "master"] as const;
export type Level = (typeof LEVELS)[number];
export const MOST_BOTS = 3;

const KEY = "akili.choices";
const FIRST_BOTS: Level[] = ["easy", "medium"];

class Choices {
  bots = $state<Level[]>(FIRST_BOTS);
  side = $state<Side>("A");
  alone = $state<Variant>(variantFrom(null));

  constructor() {
    const kept = remembered(KEY);
    const bots = Array.isArray(kept["bots"]) ? kept["bots"] : [];
    const known = bots.flatMap((bot) => oneOf(LEVELS, bot) ?? []).slice(0, MOST_BOTS);
    this.bots = known.length > 0 ? known : FIRST_BOTS;
    this.side = oneOf(SIDES, kept["side"]) ?? "A";
    this.alone = variantFrom(kept["alone"]);
  }

  keep(): void {
    remember(KEY, { bots: this.bots, side: this.side, alone: this.alone });
  }
}

export const choices = new Choices();
