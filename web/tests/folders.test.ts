/** The check that holds folders apart finds what it is there for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { cyclesIn } from "../checks/folders.js";

let root = "";

function planted(files: Record<string, string>): string {
  root = mkdtempSync(join(tmpdir(), "folders-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

it("finds two folders that know each other, in Svelte files and by types alone", () => {
  const files = {
    "home/Home.svelte": '<script lang="ts">\n  import type { Seat } from "../table/seat";\n</script>',
    "table/seat.ts": 'export { go } from "../home/go";',
    "ui/Button.svelte": "",
  };
  expect(cyclesIn(planted(files))).toEqual([["home", "table", "home"]]);
});

it("finds a cycle around corners, and one that is loaded late", () => {
  const files = {
    "a/a.ts": 'import "../b/b";',
    "b/b.ts": 'const c = () => import("../c/c.svelte");',
    "c/c.svelte": '<script>import {\n  one,\n} from "../a/a";</script>',
  };
  expect(cyclesIn(planted(files))).toEqual([["a", "b", "c", "a"]]);
});

it("finds a folder and one inside it", () => {
  const files = { "a/a.ts": 'import "./in/b";', "a/in/b.ts": 'import "../a";' };
  expect(cyclesIn(planted(files))).toEqual([["a", "a/in", "a"]]);
});

it("lets pass what points one way", () => {
  const files = { "App.svelte": '<script>import "./a/a";</script>', "a/a.ts": 'import "../b/b";', "b/b.ts": "" };
  expect(cyclesIn(planted(files))).toEqual([]);
});
