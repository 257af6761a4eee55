/** Who sits where, as a page shows it. */
import type { SeatInfo, TableInfo } from "../protocol/messages";
import { seatColour } from "../ui/seats";
import { t } from "../words/words.svelte";

export interface Person {
  seat: number;
  name: string;
  /** for the badge */
  colour: string;
  isYou: boolean;
  bot: string | null;
  /** shares another player's device */
  isCompanion: boolean;
  away: boolean;
  /** round trip in ms, where the server has measured it */
  trip: number | null;
}

/** What a badge shows of somebody. */
export type Badged = Pick<Person, "name" | "colour" | "bot">;
export const NOBODY: Badged = { name: "", colour: "", bot: null };

export const SLOW_TRIP = 150;

export function peopleOf(table: TableInfo, you: number | null): (Person | null)[] {
  return table.seats.map((info, seat) => (info === null ? null : personOf(info, seat, you)));
}

export function personOf(info: SeatInfo, seat: number, you: number | null): Person {
  const { bot, away, trip, is_companion: isCompanion } = info;
  return { seat, name: nameOf(info), colour: seatColour(seat, you), isYou: seat === you, bot, isCompanion, away, trip };
}

export function stateOf({ bot, away, trip }: Person): "live" | "slow" | "away" | undefined {
  if (bot !== null) return undefined;
  if (away) return "away";
  return trip !== null && trip >= SLOW_TRIP ? "slow" : "live";
}

/** A bot is called by its level, in the reader's language, with the number that tells it from others. */
export function nameOf({ name, bot }: { name: string; bot: string | null }): string {
  if (bot === null) return name;
  const number = name.startsWith(bot) ? name.slice(bot.length) : "";
  return t(`common-bot-${bot}`) + number;
}
