/** Who somebody is, at a glance: a letter for people, a face for bots. */
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { LEVELS } from "../src/opening/bots";
import Badge from "../src/ui/Badge.svelte";

async function badge(bot: string | null): Promise<Element> {
  const target = document.createElement("div");
  const shown = mount(Badge, { target, props: { name: "Łukasz", colour: "red", bot } });
  flushSync();
  if (bot !== null) await vi.waitUntil(() => target.querySelector("svg"));
  const copy = target.cloneNode(true) as Element;
  void unmount(shown);
  return copy;
}

describe("a badge", () => {
  it("shows the first letter of a person", async () => {
    const person = await badge(null);
    expect(person.textContent.trim()).toBe("Ł");
    expect(person.querySelector("svg")).toBeNull();
  });

  it("shows a face of its own for every level of bots, and no letter", async () => {
    const faces = await Promise.all(LEVELS.map((level) => badge(level)));
    expect(faces.map((face) => face.textContent.trim())).toEqual(LEVELS.map(() => ""));
    expect(new Set(faces.map((face) => face.querySelector("svg")?.innerHTML)).size).toBe(LEVELS.length);
  });

  it("has a face for a bot that only an old replay knows", async () => {
    expect((await badge("lane-random")).querySelector("svg rect")).not.toBeNull();
  });
});
