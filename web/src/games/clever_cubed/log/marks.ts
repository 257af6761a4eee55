/** Dice and marks as a log names them. */
import type { DieUsed, View } from "../../../protocol/clever_cubed";
import { listed, t } from "../../../words/words.svelte";
import { COLOUR_OF, type DieName } from "../pieces/colours";

const ROMAN = ["", "I", "II", "III"];

/** "yellow 5" */
export function dieInWords(die: DieName, { dice }: Pick<View, "dice">): string {
  const colour = t("clever-cubed-colour", { colour: COLOUR_OF[die] });
  return t("clever-cubed-die", { colour, face: dice.find((other) => other.die === die)?.face ?? "?" });
}

export function diceInWords(names: readonly DieName[], view: Pick<View, "dice">): string {
  return listed(names.map((die) => dieInWords(die, view)));
}

/** "white 1 as 4", and in blue both dice: "blue 4 + white 3" */
export function usedInWords({ die, mark, joker }: Pick<DieUsed, "die" | "mark" | "joker">, view: View): string {
  const own = dieInWords(die, view);
  const used = joker ? t("clever-cubed-log-as", { die: own, number: joker.number }) : own;
  return mark.type === "blue" ? `${used} + ${dieInWords(die === "b" ? "w" : "b", view)}` : used;
}

/** Where it went; in pink the number that was written is the last one on the sheet. */
export function markInWords(mark: DieUsed["mark"], seat: View["seats"][number] | undefined): string {
  switch (mark.type) {
    case "yellow":
      return t("clever-cubed-log-yellow", { row: ROMAN[mark.row] ?? "", number: mark.column });
    case "turquoise":
      return t("clever-cubed-log-turquoise", {
        number: mark.column,
        rows: listed(mark.rows.map(String)),
        count: mark.rows.length,
      });
    case "blue":
      return t("clever-cubed-log-blue", { side: mark.side, number: mark.number });
    case "brown":
      return t("clever-cubed-log-brown", { field: mark.field });
    case "pink":
      return t("clever-cubed-log-pink", { way: mark.way, number: mark.number, written: seat?.sheet.pink.at(-1) ?? 0 });
  }
}
