import { beforeEach, describe, expect, it } from "vitest";
import { AWAY } from "../src/protocol/api";
import { LANGUAGES, type Language, preferredLanguage } from "../src/words/languages";
import { clock, number, speak, t, why } from "../src/words/words.svelte";

describe.each(LANGUAGES)("%s", (language: Language) => {
  beforeEach(() => speak(language));

  it("has a sentence for every refusal, also for one it doesn't know and for a server that is away", () => {
    const sentences = ["table.full", "hello.world", AWAY].map((reason) => why(reason));
    expect(new Set(sentences).size).toBe(3);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });
});

describe("clock", () => {
  beforeEach(() => speak("en"));

  it.each([
    [0, 0, "0:00"],
    [999, 0, "0:00"],
    [83_400, 0, "1:23"],
    [83_400, 2, "1:23.40"],
    [1_760, 1, "0:01.8"],
    [1_765, 2, "0:01.77"],
    [59_940, 1, "0:59.9"],
    [59_999, 1, "1:00.0"],
    [59_999, 0, "0:59"],
    [60_000, 1, "1:00.0"],
    [9_050, 2, "0:09.05"],
    [600_000, 0, "10:00"],
    [-5, 0, "0:00"],
  ])("%i ms with %i digits", (milliseconds, digits, shown) => {
    expect(clock(milliseconds, digits)).toBe(shown);
  });

  it("has a comma where the language has one", async () => {
    await speak("pl");
    expect(clock(83_400, 2)).toBe("1:23,40");
    await speak("hu");
    expect(clock(9_050, 1)).toBe("0:09,1");
  });
});

it("ends no line with a word of one letter in Polish, and leaves other languages as they are written", async () => {
  await speak("pl");
  expect(t("settings-name-text")).toContain(" i\u00a0bez ");
  expect(t("home-lead")).toContain(" z\u00a0botami ");
  await speak("en");
  expect(t("home-lead")).not.toContain("\u00a0");
});

it("holds the hyphen of a Hungarian ending from both sides, for our fonts have none that doesn't break", async () => {
  await speak("hu");
  expect(t("game-fun-size-invitation")).toContain("Fun-Size\u2060-\u2060t");
});

it("writes numbers as the language does", async () => {
  await speak("en");
  expect([number(8.5, 1), number(3)]).toEqual(["8.5", "3"]);
  await speak("hu");
  expect([number(8.5, 1), number(3)]).toEqual(["8,5", "3"]);
});

it.each([
  [["pl-PL", "en"], "pl"],
  [["de-AT", "hu"], "hu"],
  [["HU-hu"], "hu"],
  [["de", "fr"], "en"],
  [[], "en"],
  [["plx"], "en"],
])("of %j the language is %s", (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});
