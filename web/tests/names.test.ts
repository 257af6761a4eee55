/** Only games know games. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { GAMES } from "../src/protocol/games";
import { loadGame } from "../src/games/registry";
import { gamesWith, SHELF } from "../src/shelf/shelf";
import { LANGUAGES } from "../src/words/languages";
import { bundleOf } from "../src/words/words.svelte";

const AT_HOME = /^src\/(games|ubongo|protocol)\//;
const NAMES = /ubongo|fun.?size|shimo|clever/i;

it("no other file names one", () => {
  const files = readdirSync("src", { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const named = files.filter((file) => !AT_HOME.test(file) && NAMES.test(file + readFileSync(file, "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});

it("the shelf says what the server says", () => {
  for (const game of GAMES) expect(SHELF.find(({ id }) => id === game.id)).toMatchObject(game);
  for (const what of ["id", "short", "place"] as const) {
    expect(new Set(SHELF.map((game) => game[what])).size).toBe(SHELF.length);
  }
});

it.each(LANGUAGES)("every game has its words in %s", (language) => {
  const text = readFileSync(`../src/akili/locales/${language}/game.ftl`, "utf8");
  const bundle = bundleOf(language, text);
  const missing = SHELF.flatMap(({ short, isPlayable }) => {
    const playable = isPlayable ? ["lead", "start", "alone", "learn", "invitation"] : [];
    return ["name", "short", "about", ...playable].map((what) => `game-${short}-${what}`);
  }).filter((key) => !bundle.hasMessage(key));
  expect(missing).toEqual([]);
});

it.each(gamesWith("start"))("$id has the pages that it says it has", async ({ id, without = [] }) => {
  const game = await loadGame(id);
  expect(game.solo === undefined).toBe(without.includes("solo"));
  expect(game.solo === undefined).toBe(without.includes("records"));
  expect(game.learn === undefined).toBe(without.includes("learn"));
});
