/** White, or a "?" in any colour: what it would do in each area. */
import { t } from "../../../words/words.svelte";
import type { AreaKey } from "../choose/AreaKeys.svelte";
import { AREAS, type Area } from "../pieces/colours";
import { boxesIn } from "./candidates";
import type { Choice } from "./choice.svelte";
import { shortly } from "./naming";
import { faceOf, type Option } from "./options";

export function areaKeys(choice: Choice): readonly AreaKey[] {
  if (!choice.hasAreas) return [];
  return AREAS.map((area) => {
    const options = choice.candidates.filter((option) => option.area === area);
    return { area, caption: options.length > 0 ? doneIn(options) : shutIn(choice, area), isOpen: options.length > 0 };
  });
}

function doneIn(options: readonly Option[]): string {
  const [first] = options;
  if (!first) return "";
  if (first.command.type === "bonus") return String(boxesIn(options).size);
  const {
    command: { mark },
    writes,
    loses,
  } = first;
  if (mark.type === "pink") return [...new Set(options.map((option) => option.writes))].join(" / ");
  if (mark.type === "brown" && loses.length > 0) return t("clever-cubed-play-skip-short", { count: loses.length });
  return shortly(mark, writes);
}

/** The number that fits nowhere there; in blue the other die is added. */
function shutIn({ chosen, looked, view: { dice } }: Choice, area: Area): string {
  if (looked === null) return "";
  const face = chosen.joker?.number ?? faceOf(dice, looked) ?? 0;
  return String(area === "blue" ? face + (faceOf(dice, "b") ?? 0) : face);
}
