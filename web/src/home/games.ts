/** The five games on the shelf; a page to go to where one can be played. */
import type { Component } from "svelte";
import CleverScene from "../ui/art/CleverScene.svelte";
import ClassicScene from "../ui/art/ClassicScene.svelte";
import DiceScene from "../ui/art/DiceScene.svelte";
import FunSizeScene from "../ui/art/FunSizeScene.svelte";
import ShimoScene from "../ui/art/ShimoScene.svelte";

export interface ShelfGame {
  /** the end of its words' keys */
  id: string;
  scene: Component;
  ground: string;
  minutes: number;
  href?: string;
}

export const GAMES: readonly ShelfGame[] = [
  { id: "ubongo-classic", scene: ClassicScene, ground: "#2b6b52", minutes: 25 },
  { id: "ubongo-fun-size", scene: FunSizeScene, ground: "#b5674a", minutes: 15, href: "/fun-size" },
  { id: "ubongo-shimo", scene: ShimoScene, ground: "#3e6788", minutes: 20 },
  { id: "ubongo-dice", scene: DiceScene, ground: "#d6a548", minutes: 20 },
  { id: "clever-cubed", scene: CleverScene, ground: "#67518c", minutes: 30 },
];
