/** What people and bots are called. */
import { beforeAll, describe, expect, it } from "vitest";
import { nameOf } from "../src/match/people";
import { GUEST_NAMES } from "../src/protocol/guestNames";
import { speak } from "../src/words/words.svelte";

beforeAll(() => speak("en"));

describe("a bot's name", () => {
  it("is its level, in words", () => {
    expect(nameOf({ name: "easy", bot: "easy" })).toBe("Gentle");
  });

  it("has the number that the server gave it", () => {
    expect(nameOf({ name: "easy 2", bot: "easy" })).toBe("Gentle 2");
  });

  it("is never that of a person", () => {
    expect(nameOf({ name: "easy 2", bot: null })).toBe("easy 2");
    expect(nameOf({ name: "Patient", bot: "easy" })).toBe("Gentle");
  });
});

it("guests have forty names to begin with, all different and short", () => {
  expect(new Set(GUEST_NAMES.map((name) => name.toLowerCase())).size).toBe(40);
  for (const name of GUEST_NAMES) expect(name).toMatch(/^[A-Z][a-z]{2,9}$/);
});
