import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/words/languages";
import { bundleOf } from "../src/words/words.svelte";

interface Vector {
  language: string;
  key: string;
  args: Record<string, string | number>;
  expected: string;
}
const vectors = JSON.parse(readFileSync("../tests/vectors/words.json", "utf8")) as Vector[];

function textOf(language: string): string {
  const folder = `../src/akili/locales/${language}`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n");
}

test.each(LANGUAGES)("the browser says in %s what Python says", (language) => {
  const bundle = bundleOf(language, textOf(language));
  const ours = vectors.filter((vector) => vector.language === language);
  expect(ours.length).toBeGreaterThan(50);
  for (const { key, args, expected } of ours) {
    const pattern = bundle.getMessage(key)?.value;
    expect(pattern && bundle.formatPattern(pattern, args), key).toBe(expected);
  }
});
