import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { MORE, read } from "./folders.ts";
import { games } from "./games.ts";

const LOCALES = fileURLToPath(new URL("../../src/akili/locales", import.meta.url));
const PREFIX = "virtual:words/";
const OF_GAMES = "virtual:game-words";
const OF_PAGES = "virtual:page-words";
const ELSEWHERE = /^watch(-|$)/; // said in terminals only
// on pages that have loaded a game
const LATER = [
  "analysis",
  "board",
  "learn",
  "lobby",
  "match",
  "race",
  "reason-options",
  "reason-tile",
  "records",
  "replay",
  "result",
  "rules",
  "solo",
  "start",
];
const ANY_GAME = "any-game";
const ON_PAGES = /-(rules|learn)$/; // of a game, said on these pages only
const PAGES = "-pages";

interface Shelf {
  SHELF: readonly { id: string; short: string }[];
}
let known: Promise<Shelf> | undefined;

/** `virtual:words/pl` is what the first page says in Polish, as one string: one request per language. What is said once
 * a game is loaded is `virtual:words/pl/any-game`; what only one game says, in files that begin with its short name, is
 * `virtual:words/pl/<short>`, and `virtual:game-words` tells where each game's are. Its rules and its tutorial are
 * `virtual:words/pl/<short>-pages`, found by `virtual:page-words`. */
export function words(): Plugin {
  return {
    name: "akili-words",
    resolveId: (id) => (id.startsWith(PREFIX) || id === OF_GAMES || id === OF_PAGES ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${OF_GAMES}`) return wordsOfGames(await shelf());
      if (id === `\0${OF_PAGES}`) return wordsOfGames(await shelf(), PAGES);
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "", game] = id.slice(PREFIX.length + 1).split("/");
      const files = await filesIn(language, game);
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => withoutComments(readFileSync(file, "utf8")));
      return `export default ${JSON.stringify(text.join("\n"))};`;
    },
  };
}

function shelf(): Promise<Shelf> {
  return (known ??= read<Shelf>("shelf/shelf.ts", games()));
}

/** The files of one game, of any, or of none; the games beside the house bring theirs. */
async function filesIn(language: string, game: string | undefined): Promise<string[]> {
  const shorts = (await shelf()).SHELF.map(({ short }) => short);
  const isOf = (short: string, area: string) => area === short || area.startsWith(`${short}-`);
  const ownerOf = (area: string) => {
    const short = shorts.find((each) => isOf(each, area));
    if (short === undefined) return LATER.includes(area) ? ANY_GAME : undefined;
    return ON_PAGES.test(area) ? `${short}${PAGES}` : short;
  };
  const isWanted = (area: string) => ownerOf(area) === game && !ELSEWHERE.test(area);
  return [join(LOCALES, language), ...MORE.map((folder) => join(folder, "locales", language))]
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith(".ftl") && isWanted(basename(file, ".ftl")));
}

function wordsOfGames({ SHELF }: Shelf, which = ""): string {
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter(({ name }) => /^[a-z]{2}$/.test(name));
  const games = SHELF.map(({ id, short }) => {
    const list = languages.map(
      ({ name }) => `${name}: () => import(${JSON.stringify(`${PREFIX}${name}/${short}${which}`)})`,
    );
    return `${JSON.stringify(id)}: { ${list.join(", ")} }`;
  });
  return `export default { ${games.join(", ")} };`;
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}
