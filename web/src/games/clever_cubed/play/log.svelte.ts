/** What happened since the page was opened, the newest first. */
import type { Notice, View } from "../../../protocol/clever_cubed";
import type { DieShown } from "../dice/dice";
import { tell } from "../log/telling";
import type { PrintedBonus } from "../pieces/bonuses";
import { COLOUR_OF, type DieName } from "../pieces/colours";
import { faceOf } from "./options";

export interface Entry {
  id: number;
  text: string;
  /** a die or a bonus that it is about */
  of: DieShown | PrintedBonus | null;
}

const MOST = 40;

export class Log {
  entries = $state.raw<readonly Entry[]>([]);
  #next = 1;

  /** The last of them, the newest below. */
  latest(count: number): readonly Entry[] {
    return this.entries.slice(0, count).toReversed();
  }

  /** The sentence; null where there is nothing to tell. */
  add(notice: Notice, view: View, names: readonly string[]): string | null {
    const text = tell({ notice, view, names });
    if (text !== null)
      this.entries = [{ id: this.#next++, text, of: subjectOf(notice, view) }, ...this.entries].slice(0, MOST);
    return text;
  }
}

function subjectOf(notice: Notice, view: View): Entry["of"] {
  switch (notice.type) {
    case "die_used":
      return shown(notice.die, view);
    case "dice_dropped":
    case "finish_begun":
      return notice.dice[0] ? shown(notice.dice[0], view) : null;
    case "bonus_won":
    case "bonus_used":
      return notice.bonus;
    case "bonuses_lapsed":
      return notice.bonuses[0] ?? null;
    case "rerolled":
      return "R";
    default:
      return null;
  }
}

function shown(die: DieName, { dice }: View): DieShown {
  return { colour: COLOUR_OF[die], face: faceOf(dice, die) ?? 1 };
}
