import { existsSync, readdirSync } from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

export const WEB = fileURLToPath(new URL("..", import.meta.url));
export const HOUSE = join(WEB, "src");
const GAMES = join(HOUSE, "games");

/** Folders of games beside those of the house, named by AKILI_MORE_GAMES as PATH names folders. */
export const MORE = (process.env["AKILI_MORE_GAMES"] ?? "")
  .split(delimiter)
  .filter(Boolean)
  .map((path) => resolve(path));

/** The folders of all games; the name of a folder is the game's id. */
export function gameFolders(): string[] {
  const house = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [...house.map(({ name }) => join(GAMES, name)), ...MORE];
}

export function idOf(folder: string): string {
  return basename(folder);
}

/** Whether there is more than a place on the shelf. */
export function isPlayable(folder: string): boolean {
  return existsSync(join(folder, "index.ts"));
}

/** What a module of the client exports, read while the client is being built. */
export async function read<Exports>(path: string, plugin: Plugin): Promise<Exports> {
  const config = { configFile: false as const, root: WEB, plugins: [plugin], logLevel: "error" as const };
  return (await runnerImport<Exports>(join(HOUSE, path), config)).module;
}
