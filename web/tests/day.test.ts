/** Days as each language writes them. */
import { afterEach, expect, it } from "vitest";
import { day } from "../src/records/day";
import { settings } from "../src/settings/settings.svelte";

const NOON = new Date(2026, 10, 17, 12).getTime();

afterEach(() => (settings.language = "en"));

it.each([
  ["en", "17 Nov 2026"],
  ["pl", "17 lis 2026"],
  ["hu", "2026. nov. 17."],
] as const)("in %s", (language, written) => {
  settings.language = language;
  expect(day(NOON)).toBe(written);
});
