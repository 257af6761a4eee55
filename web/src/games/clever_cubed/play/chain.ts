/** A chain: the die, then each "?" that it set off, the one that is used now, and those to come. */
import { t } from "../../../words/words.svelte";
import type { Link } from "../choose/Chain.svelte";
import { bonusInWords, type PrintedBonus } from "../pieces/bonuses";
import { COLOUR_OF, isDieName } from "../pieces/colours";
import type { Choice } from "./choice.svelte";
import { shortly } from "./naming";
import { faceOf } from "./options";

const MOST = 3; // that are shown as done

/** Nothing where no "?" waits. */
export function chainOf({ own, chosen, stage, view }: Choice): readonly Link[] {
  if (!own || stage !== "bonus" || chosen.bonus === null) return [];
  const now: Link = { of: chosen.bonus, caption: t("clever-cubed-play-now"), state: "now" };
  const done = (own.chain ?? []).slice(-MOST).map(({ of, mark }): Link => {
    const done = isDieName(of) ? { colour: COLOUR_OF[of], face: faceOf(view.dice, of) ?? 1 } : of;
    return { of: done, caption: shortly(mark), state: "done" };
  });
  return [...done, now, ...later(own.waiting ?? [], chosen.bonus)];
}

/** The order is the player's: the next one that can be used. */
export function nextBonus({ bonuses, chosen }: Choice): PrintedBonus | undefined {
  return bonuses[(bonuses.indexOf(chosen.bonus ?? "?k") + 1) % bonuses.length];
}

/** All that wait but the one that is used now. */
function later(waiting: readonly PrintedBonus[], now: PrintedBonus): readonly Link[] {
  const place = waiting.indexOf(now);
  return waiting
    .filter((_, index) => index !== place)
    .map((bonus) => ({ of: bonus, caption: bonusInWords(bonus), state: "to come" as const }));
}
