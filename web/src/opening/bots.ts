/** The levels of the bots at a table. */
import type { BotSeat, TableInfo } from "../protocol/messages";

export type Level = NonNullable<BotSeat["bot"]>;
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "master"];

export function botsOf(table: TableInfo): Level[] {
  return table.seats.flatMap((seat) => LEVELS.filter((level) => level === seat?.bot));
}

/** Those of `wanted` that aren't in `there`; each counts. */
export function missing(wanted: readonly Level[], there: readonly Level[]): Level[] {
  const left = [...there];
  return wanted.filter((level) => {
    const found = left.indexOf(level);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** The next bot is as strong as the last one at the table. */
export function nextLevel(table: TableInfo): Level {
  return botsOf(table).at(-1) ?? "easy";
}
