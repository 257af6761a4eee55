/** Decisions of Clever Cubed beside the better ones, in words. */
import type { Choice, Command, DieUsed } from "../../../protocol/clever_cubed";
import { dotted, t } from "../../../words/words.svelte";
import { dieInWords } from "../dice/dice";
import { markInWords } from "../log/marks";
import { bonusInWords } from "../pieces/bonuses";
import { COLOUR_OF, type DieName } from "../pieces/colours";

const DICE: readonly DieName[] = ["y", "t", "b", "n", "p", "w"];

export function choiceInWords({ chosen, value, best, best_value, faces, lapsed, reasons, although }: Choice) {
  return {
    chosen: promising(lapsed.length > 0 ? lapsedInWords(lapsed) : commandInWords(chosen, faces), value),
    better: promising(commandInWords(best, faces), best_value),
    why: dotted([
      ...reasons.map(({ key, count = 0 }) => t("clever-cubed-analysis-reason", { reason: key, count })),
      ...(although ? [t("clever-cubed-analysis-although", { reason: although.key, count: although.count ?? 0 })] : []),
    ]),
  };
}

/** a move with the points at the end that it promises */
function promising(move: string, points: number): string {
  return `${move} (${t("analysis-figure", { unit: "points", value: points })})`;
}

function lapsedInWords(lapsed: Choice["lapsed"]): string {
  return t("clever-cubed-analysis-command", { command: "lapse", die: lapsed.map(bonusInWords).join(", ") });
}

function commandInWords(command: Command, faces: readonly number[]): string {
  switch (command.type) {
    case "use":
    case "extra": {
      const face = faces[DICE.indexOf(command.die)] ?? 0;
      const shown = dieInWords({ colour: COLOUR_OF[command.die], face });
      const die = command.joker ? t("clever-cubed-log-as", { die: shown, number: command.joker.number }) : shown;
      return t("clever-cubed-analysis-command", { command: command.type, die, mark: whereInWords(command.mark) });
    }
    case "bonus": {
      const values = { die: bonusInWords(command.bonus), mark: whereInWords(command.mark) };
      return t("clever-cubed-analysis-command", { command: "bonus", ...values });
    }
    default:
      return t("clever-cubed-analysis-command", { command: command.type });
  }
}

/** What is written in pink isn't known before: the number that is used is. */
function whereInWords(mark: DieUsed["mark"]): string {
  if (mark.type !== "pink") return markInWords(mark, undefined);
  return t("clever-cubed-analysis-pink", { way: mark.way, number: mark.number });
}
