/** From a game's id to its code and its words, which are loaded when they are asked for. */
import words from "virtual:game-words";
import games from "virtual:games";
import { speakOfGame } from "../words/words.svelte";
import type { Game } from "./game";

/** What the game brings; rejected where its code can't be reached. */
export async function loadGame(id: string): Promise<Game> {
  const [load, said] = [games[id], words[id]];
  if (!load || !said) throw new Error(`${id} has no page`);
  const [brought] = await Promise.all([load(), speakOfGame(said)]);
  return brought.default;
}
