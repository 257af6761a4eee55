/** The games on the shelf: what is known of each without loading it. Which they are, the build finds out. */
import found from "virtual:shelf";

/** Pages that each game may have: `/rules` for the one last looked at, `/<short>/rules` for one game. */
export const PAGES_OF_A_GAME = ["solo", "rules", "learn", "records"] as const;
export type PageOfAGame = (typeof PAGES_OF_A_GAME)[number];

/** What `games/<id>/shelf.ts` says of a game. */
export interface Facts {
  /** on the wire, and the name of its folder */
  id: string;
  /** in addresses, and in the keys of its words: `game-<short>-name` */
  short: string;
  fewest_seats: number;
  most_seats: number;
  /** nobody hurries: people may share a device, and a bot may stand in for who is away */
  by_turns?: boolean;
  /** how long a match takes */
  minutes: number;
  /** where it stands on the shelf: smaller numbers first */
  place: number;
  /** the colour behind its scene */
  ground: string;
  /** pages that it doesn't have: no tutorial, or nothing to be played alone */
  without?: readonly PageOfAGame[];
}

export interface ShelfGame extends Facts {
  /** there is a page to play it; else it is shown as coming */
  isPlayable: boolean;
}

export const SHELF: readonly ShelfGame[] = found.toSorted((one, other) => one.place - other.place);
export const PLAYABLE: readonly ShelfGame[] = SHELF.filter((game) => game.isPlayable);

export function gameCalled(short: string): ShelfGame | undefined {
  return PLAYABLE.find((game) => game.short === short);
}

export function gameWithId(id: string): ShelfGame | undefined {
  return PLAYABLE.find((game) => game.id === id);
}

/** The games that have such a page; every game has a page to start from. */
export function gamesWith(page: PageOfAGame | "start"): readonly ShelfGame[] {
  return PLAYABLE.filter(({ without = [] }) => page === "start" || !without.includes(page));
}

/** Whoever hasn't chosen begins with the game that takes the least time. */
export function firstGame(among = PLAYABLE): ShelfGame {
  const [first, ...others] = among;
  if (!first) throw new Error("there is no game to be played");
  return others.reduce((shortest, game) => (game.minutes < shortest.minutes ? game : shortest), first);
}
