/** Which white fields of a card are seen, in numbers and in words. */
import type { Cell } from "../../board/cells";
import type { Form } from "../../board/form";
import { type Sight, sightOf } from "../../board/peep";
import type { Work } from "../../board/work";
import { t } from "../../words/words.svelte";

/** How many white fields a tile shows that lies like this. */
export function shown(whites: readonly Cell[], form: Form): number {
  return sightOf(whites, [form]).seen.length;
}

/** "4 of 10 white fields seen."; where nothing is left to lay, also which are hidden. */
export function seenInWords({ whites, board, tiles }: Pick<Work, "whites" | "board" | "tiles">): string[] {
  if (!whites) return [];
  const { seen, hidden } = sightOf(whites, board);
  const count = t("board-seen", { count: seen.length, all: whites.length });
  return board.length === tiles.length && hidden.length > 0 ? [count, hiddenInWords(hidden)] : [count];
}

function hiddenInWords(fields: readonly Cell[]): string {
  const places = fields.map(([row, column]) => t("board-field", { row: row + 1, column: column + 1 }));
  return t("board-hidden", { fields: places.join("; ") });
}

/** The white fields for those who hear them: where nothing lies yet, which are seen, which are hidden. */
export function whitesInWords({ whites, board }: Pick<Work, "whites" | "board">): string[] {
  if (!whites) return [];
  const sight = sightOf(whites, board);
  const kinds: (keyof Sight)[] = ["open", "seen", "hidden"];
  return kinds.flatMap((kind) => {
    const places = sight[kind].map(([row, column]) => t("board-field", { row: row + 1, column: column + 1 }));
    return places.length > 0 ? [t(`board-white-${kind}`, { fields: places.join("; ") })] : [];
  });
}
