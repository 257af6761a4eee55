// @vitest-environment node
/** The letters of our languages that fonts keep in a small file of their own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LETTERS } from "../plugins/fonts";

const WEB = join(import.meta.dirname, "..");
const LOCALES = join(WEB, "../src/akili/locales");

function read(folder: string, ending: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending));
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("");
}

/** All that a `unicode-range` names. */
function lettersIn(ranges: string): string[] {
  return [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = "", last = first]) => {
    const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });
}

describe("the letters of Polish and Hungarian", () => {
  it("are all that the words need of extended Latin", () => {
    const used = new Set(read(LOCALES, ".ftl").match(/[\u0100-\u02ff\u1e00-\u1eff]/g));
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((letter) => !LETTERS.includes(letter))).toEqual([]);
  });

  it("are what the small files are loaded for", () => {
    const small = [...read(join(WEB, "src"), ".css").matchAll(/url\("letters\/[^}]*?unicode-range:([^;]*);/g)].map(
      ([, ranges = ""]) => ranges,
    );
    expect(small.length).toBeGreaterThanOrEqual(2);
    for (const ranges of small) expect(lettersIn(ranges).toSorted()).toEqual([...LETTERS].toSorted());
  });
});
