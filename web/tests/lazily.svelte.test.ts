/** What is loaded when it is asked for may not come: the line is lost, or the page is being left. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Badge from "../src/ui/Badge.svelte";
import { speak, t } from "../src/words/words.svelte";

vi.mock("../src/ui/BotFace.svelte", () => Promise.reject(new Error("the line is lost")));
vi.mock("virtual:words/pl", () => Promise.reject(new Error("the line is lost")));

it("shows the letter of a bot whose face didn't come", async () => {
  const target = document.createElement("div");
  const shown = mount(Badge, { target, props: { name: "Ada", colour: "red", bot: "easy" } });
  flushSync();
  await vi.waitUntil(() => target.textContent.trim() === "A");
  await unmount(shown);
});

it("keeps the language before, and everything that comes later in it", async () => {
  await speak("en");
  await expect(speak("pl")).rejects.toThrow();
  const { speakOfGames } = await import("../src/words/words.svelte");
  await speakOfGames();
  expect(t("common-close")).toBe("Close");
});

it("says what is shown instead wherever something is awaited", () => {
  const sources = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
  const awaiting = Object.entries(sources).filter(([, text]) => text.includes("{#await"));
  const open = awaiting.filter(([, text]) => text.split("{#await").length !== text.split("{:catch").length);
  expect(awaiting.length).toBeGreaterThan(3);
  expect(open.map(([path]) => path)).toEqual([]);
});
