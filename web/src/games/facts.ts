/** What the server knows of its games, for their place on the shelf. */
import { GAMES } from "../protocol/games";

type Known = (typeof GAMES)[number];

export function factsOf<Id extends Known["id"]>(id: Id): Extract<Known, { id: Id }> {
  return GAMES.find((game) => game.id === id) as Extract<Known, { id: Id }>;
}
