/** The one button below everything: what it does now, what it is called, and what that wins. */
import type { Command, View } from "../../../protocol/clever_cubed";
import { t } from "../../../words/words.svelte";
import type { PrintedBonus } from "../pieces/bonuses";
import type { Choice } from "./choice.svelte";
import { bonusesOf, moveInWords } from "./naming";

export interface Main {
  text: string;
  wins: readonly PrintedBonus[];
  /** null while something has to be chosen first, or others act */
  command: Command | null;
  icon: "check" | "roll" | null;
}

export function mainOf(choice: Choice): Main {
  const { final, view, stage, action } = choice;
  if (final) return ready("check", moveInWords(final), final.command, bonusesOf(final));
  if (action === "R") return ready("roll", rerollInWords(view), { type: "reroll" });
  if (stage === "roll") return ready("roll", rollInWords(view), { type: "roll" });
  if (stage === "extra" && !choice.isBegun) return ready("check", t("clever-cubed-play-done"), { type: "done" });
  return { text: promptOf(choice), wins: [], command: null, icon: null };
}

function ready(icon: "check" | "roll", text: string, command: Command, wins: readonly PrintedBonus[] = []): Main {
  return { text, wins, command, icon };
}

function rollInWords({ upcoming, dice }: View): string {
  if (upcoming !== "roll") return t("clever-cubed-play-roll", { upcoming: upcoming ?? "roll" });
  return t("clever-cubed-play-roll-dice", { count: dice.filter(({ place }) => place === 0).length });
}

function rerollInWords({ dice }: View): string {
  return t("clever-cubed-play-reroll", { count: dice.filter(({ place }) => place === 0).length });
}

function promptOf({ stage, view, looked, chosen, keys, number, area, hasAreas }: Choice): string {
  if (!stage) return t(view.you === null ? "clever-cubed-play-watching" : "clever-cubed-play-wait");
  if (view.nothing_fits) return t("clever-cubed-play-nothing-fits");
  if (stage !== "bonus" && looked === null) return t("clever-cubed-play-choose-die");
  if (keys.length > 0 && number === null) return t("clever-cubed-play-choose-number");
  if (hasAreas && area === null && chosen.boxes.length === 0) return t("clever-cubed-play-choose-area");
  return t("clever-cubed-play-tap-lit");
}
