/** What games are called, by the id that the server knows them by. */
import { t } from "../words/words.svelte";
import { SHELF } from "./shelf";

export function gameName(id: string): string {
  return called(id, "name");
}

/** Where room is short: without the name of its family. */
export function shortGameName(id: string): string {
  return called(id, "short");
}

function called(id: string, how: "name" | "short"): string {
  const game = SHELF.find((each) => each.id === id);
  return game ? t(`game-${game.short}-${how}`) : id;
}
