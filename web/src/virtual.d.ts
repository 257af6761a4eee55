/** What plugins/games.ts and plugins/words.ts make while the client is built. */

declare module "virtual:shelf" {
  const shelf: readonly import("./shelf/shelf").ShelfGame[];
  export default shelf;
}

declare module "virtual:scenes" {
  const scenes: Readonly<Record<string, import("svelte").Component>>;
  export default scenes;
}

declare module "virtual:games" {
  const games: Readonly<Record<string, () => Promise<{ default: import("./games/game").Game }>>>;
  export default games;
}

declare module "virtual:game-words" {
  const words: Readonly<Record<string, import("./words/words.svelte").Source>>;
  export default words;
}

declare module "virtual:page-words" {
  const words: Readonly<Record<string, import("./words/words.svelte").Source>>;
  export default words;
}

declare module "virtual:words/*" {
  const text: string;
  export default text;
}
