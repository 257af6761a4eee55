/** What a lit box is called. */
import { SHEET } from "../../../protocol/clever_cubed_sheet";
import { t } from "../../../words/words.svelte";
import type { BoxId } from "../marks/boxes";

/** `writes` is the number that would be written, where one would. */
export function pickInWords(pick: BoxId, writes?: number): string {
  const name = boxInWords(pick);
  return writes === undefined ? name : `${name}: ${writes}`;
}

function boxInWords(pick: BoxId): string {
  const [area, first = "", second = ""] = pick.split("-");
  switch (area) {
    case "yellow":
      return t("clever-cubed-sheet-pick-yellow", { row: first, number: second });
    case "turquoise":
      return t("clever-cubed-sheet-pick-turquoise", { row: first, number: second });
    case "blue":
      return t("clever-cubed-sheet-pick-blue", { side: first, field: second });
    case "brown":
      return t("clever-cubed-sheet-pick-brown", { field: first, number: SHEET.brown.numbers[Number(first) - 1] ?? 0 });
    default:
      return t("clever-cubed-sheet-pick-pink", { field: first, way: second });
  }
}
