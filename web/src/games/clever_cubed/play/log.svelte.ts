/** What happened since the match was opened in this tab, the newest first; a reload keeps it. */
import type { Notice, View } from "../../../protocol/clever_cubed";
import { remember, remembered } from "../../../settings/device";
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
const KEY = "akili.clever-cubed.log";

export class Log {
  readonly #match: string;
  entries = $state.raw<readonly Entry[]>([]);

  constructor(match: string) {
    this.#match = match;
    const kept = remembered(KEY, "sessionStorage");
    if (kept.match === match) this.entries = kept.entries as readonly Entry[];
  }

  /** The last of them, the newest below. */
  latest(count: number): readonly Entry[] {
    return this.entries.slice(0, count).toReversed();
  }

  /** The sentence; null where there is nothing to tell. */
  add(notice: Notice, view: View, names: readonly string[]): string | null {
    const text = tell({ notice, view, names });
    if (text !== null) {
      const id = (this.entries[0]?.id ?? 0) + 1;
      this.entries = [{ id, text, of: subjectOf(notice, view) }, ...this.entries].slice(0, MOST);
      remember(KEY, { match: this.#match, entries: this.entries }, "sessionStorage");
    }
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
