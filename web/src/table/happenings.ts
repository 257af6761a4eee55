/** What changed at a table, for those who sit or stand there. */
import type { SeatInfo, TableInfo } from "../protocol/messages";

export type Happening =
  { type: "joined"; name: string } | { type: "left"; name: string } | { type: "host" } | { type: "seat_free" };

export function happenings(before: TableInfo, after: TableInfo, me: string | null): Happening[] {
  const [then, now] = [peopleAt(before), peopleAt(after)];
  const joined = now.filter((person) => person.player !== me && !isAt(then, person));
  const left = then.filter((person) => person.player !== me && !isAt(now, person));
  const told: Happening[] = [
    ...joined.map(({ name }) => ({ type: "joined", name }) as const),
    ...left.map(({ name }) => ({ type: "left", name }) as const),
  ];
  if (me !== null && after.host === me && before.host !== null && before.host !== me) told.push({ type: "host" });
  const isSeated = now.some(({ player }) => player === me);
  if (!isSeated && after.phase === "open" && !hasFreeSeat(before) && hasFreeSeat(after))
    told.push({ type: "seat_free" });
  return told;
}

export function hasFreeSeat(table: TableInfo): boolean {
  return table.seats.includes(null);
}

function peopleAt(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat !== null).filter(({ player }) => player !== null);
}

function isAt(people: SeatInfo[], { player }: SeatInfo): boolean {
  return people.some((other) => other.player === player);
}
