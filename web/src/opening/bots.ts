/** The levels of the bots at a table. */
import { house } from "../protocol/house.svelte";
import type { BotSeat, TableInfo } from "../protocol/messages";

export type Level = NonNullable<BotSeat["bot"]>;
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "master", "perfect", "champion"];
/** until the server has said which it has */
const EVERYWHERE: readonly Level[] = ["easy", "medium", "hard", "master"];

/** Those that can be seated in a game, the weakest first. */
export function levelsOf(game: string): readonly Level[] {
  return house.told?.bots[game] ?? EVERYWHERE;
}

/** A game that hasn't this level has its strongest. */
export function levelIn(game: string, level: Level): Level {
  const levels = levelsOf(game);
  return levels.includes(level) ? level : (levels.at(-1) ?? level);
}

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
