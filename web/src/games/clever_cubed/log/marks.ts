/** Dice and marks as a log names them. */
import type { DieUsed, SeatView, View } from "../../../protocol/clever_cubed";
import { listed, t } from "../../../words/words.svelte";
import { ROMAN } from "../areas/yellow";
import { dieInWords } from "../dice/dice";
import { COLOUR_OF, type DieName } from "../pieces/colours";

/** "yellow 5 and blue 2" */
export function diceInWords(names: readonly DieName[], { dice }: Pick<View, "dice">): string {
  const faceOf = (die: DieName) => dice.find((other) => other.die === die)?.face ?? 0;
  return listed(names.map((die) => dieInWords({ colour: COLOUR_OF[die], face: faceOf(die) })));
}

/** "white 1 as 4", and in blue both dice: "blue 4 + white 3" */
export function usedInWords({ die, mark, joker }: Pick<DieUsed, "die" | "mark" | "joker">, view: View): string {
  const own = diceInWords([die], view);
  const used = joker ? t("clever-cubed-log-as", { die: own, number: joker.number }) : own;
  return mark.type === "blue" ? `${used} + ${diceInWords([die === "b" ? "w" : "b"], view)}` : used;
}

/** Where it went; in pink the number that was written is the last one on the sheet. */
export function markInWords(mark: DieUsed["mark"], seat: SeatView | undefined): string {
  switch (mark.type) {
    case "yellow":
      return t("clever-cubed-log-yellow", { row: ROMAN[mark.row - 1] ?? "", number: mark.column });
    case "turquoise":
      return t("clever-cubed-log-turquoise", {
        number: mark.column,
        rows: listed(mark.rows.map(String)),
        crosses: mark.rows.length === 1 ? "single" : "several",
      });
    case "blue":
      return t("clever-cubed-log-blue", { side: mark.side, number: mark.number });
    case "brown":
      return t("clever-cubed-log-brown", { field: mark.field });
    case "pink":
      return t("clever-cubed-log-pink", { way: mark.way, number: mark.number, written: seat?.sheet.pink.at(-1) ?? 0 });
  }
}
