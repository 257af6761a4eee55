import { beforeEach, expect, test, vi } from "vitest";
import { choices } from "../src/opening/choices.svelte";
import { opening } from "../src/opening/opening.svelte";
import { toasts } from "../src/ui/toasts.svelte";

const PLAYER = { id: "p1", name: "Twiga", colour: "green" };
let asked: { path: string; body: unknown }[];

function serverThat(answersTables: () => Response): void {
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    asked.push({ path, body: request.body ? JSON.parse(String(request.body)) : null });
    return path === "/api/me" ? Response.json(PLAYER) : answersTables();
  });
}

beforeEach(() => {
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
