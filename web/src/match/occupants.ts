/** Who plays a match. While it is on they are on the table's seats; afterwards people may have left. */
import { api } from "../protocol/api";
import type { Occupant, TableInfo } from "../protocol/messages";

const SOMEBODY: Occupant = { player: null, bot: null, name: "…", colour: "", is_companion: false };

export async function occupantsOf(table: TableInfo, match: string): Promise<Occupant[]> {
  const seated = table.seats.map((seat) => seat ?? SOMEBODY);
  if (table.phase === "playing") return seated;
  return api.match(match).then(
    ({ occupants }) => occupants,
    () => seated, // better some names than no result
  );
}
