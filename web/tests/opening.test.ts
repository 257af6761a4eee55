import { beforeEach, expect, test, vi } from "vitest";
import { levelsOf } from "../src/opening/bots";
import { loadGame } from "../src/games/registry";
import { choices } from "../src/opening/choices.svelte";
import { deckIn } from "../src/opening/deck";
import { opening } from "../src/opening/opening.svelte";
import { house } from "../src/protocol/house.svelte";
import type { House } from "../src/protocol/messages";
import { toasts } from "../src/ui/toasts.svelte";

const PLAYER = { id: "p1", name: "Twiga", colour: "green" };
const FOUR = ["easy", "medium", "hard", "master"];
const BOTS = { ubongo_fun_size: FOUR, ubongo_dice: [...FOUR, "perfect"] };
let asked: { path: string; body: unknown }[];

function serverThat(answersTables: () => Response): void {
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    asked.push({ path, body: request.body ? JSON.parse(String(request.body)) : null });
    if (path === "/api/house") return Response.json({ bots: BOTS });
    return path === "/api/me" ? Response.json(PLAYER) : answersTables();
  });
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", vi.fn()); // games that are loaded prepare their sounds
  asked = [];
  toasts.shown = [];
  history.replaceState(null, "", "/");
});

test("one tap opens a table with the bots last chosen and goes there", async () => {
  serverThat(() => Response.json({ code: "k7fmw2ab" }));
  choices.bots = ["hard", "master"];
  choices.chooseOptions("ubongo_fun_size", { side: "B" });
  await opening.bots();
  expect(asked.at(-1)).toEqual({
    path: "/api/tables",
    body: { game: "ubongo_fun_size", seats: 3, bots: ["hard", "master"], options: { side: "B" }, start: true },
  });
  expect(location.pathname).toBe("/t/K7FMW2AB");
  expect(opening.way).toBeNull();
});

test("a level that only some games have is the strongest one in the others", async () => {
  serverThat(() => Response.json({ code: "k7fmw2ab" }));
  choices.bots = ["perfect", "easy"];
  for (const [game, bots] of [
    ["ubongo_dice", ["perfect", "easy"]],
    ["ubongo_fun_size", ["master", "easy"]],
  ] as const) {
    await opening.bots(game);
    expect(asked.at(-1)?.body).toMatchObject({ game, bots });
  }
  expect(choices.bots).toEqual(["perfect", "easy"]);
});

test("what a server can't seat isn't offered, nor before it has said so", () => {
  house.told = null;
  expect(levelsOf("ubongo_dice")).toEqual(FOUR);
  house.told = { bots: BOTS } as unknown as House;
  expect(levelsOf("ubongo_dice")).toEqual(BOTS.ubongo_dice);
  expect(levelsOf("ubongo_fun_size")).toEqual(FOUR);
});

test("printed pages lead to tables with the same puzzles, whatever was chosen before", async () => {
  serverThat(() => Response.json({ code: "k7fmw2ab" }));
  choices.bots = ["easy"];
  choices.chooseOptions("ubongo_fun_size", { side: "B", deck: "old" });
  for (const [id, agreed] of [
    ["ubongo_fun_size", { deck: "7" }],
    ["ubongo_classic", { deck: "7" }],
    ["ubongo_shimo", { deck: "7" }],
    ["ubongo_dice", { sheet: "7" }],
  ] as const) {
    const { start } = await loadGame(id);
    const options = start?.ofDeck?.("7");
    expect(options).toEqual(agreed);
    await opening.friends(id, options);
    expect(asked.at(-1)?.body).toMatchObject({ game: id, options: agreed });
    await opening.bots(id, options);
    expect(asked.at(-1)?.body).toMatchObject({ game: id, options: agreed, start: true });
  }
  expect((await loadGame("clever_cubed")).start?.ofDeck).toBeUndefined();
});

test("an address names a deck or none", () => {
  expect(deckIn("?deck=7")).toBe("7");
  expect(deckIn("?a=b&deck=%C5%91sz%20%26%20t%C3%A9l")).toBe("ősz & tél");
  for (const search of ["", "?deck=", "?seed=7", `?deck=${"x".repeat(101)}`]) expect(deckIn(search)).toBeNull();
});

test("a second tap while it takes does nothing", async () => {
  serverThat(() => Response.json({ code: "k7fmw2ab" }));
  const first = opening.friends();
  expect(opening.way).toBe("friends");
  await Promise.all([first, opening.friends(), opening.alone("ubongo_fun_size", {})]);
  expect(asked.filter(({ path }) => path === "/api/tables")).toHaveLength(1);
});

test("a refusal is said, and the page stays", async () => {
  serverThat(() => Response.json({ reason: "limit.tables" }, { status: 429 }));
  await opening.forAll();
  expect(toasts.shown.map(({ tone }) => tone)).toEqual(["bad"]);
  expect(location.pathname).toBe("/");
  expect(opening.way).toBeNull();
});
