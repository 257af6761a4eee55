/** Which folders of the client know each other both ways, directly or around corners: none should. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']/g;
const CODE = /\.(ts|js|svelte)$/;

/**
 * The folders in cycles, each cycle as the way around; `src` itself and each folder in it count.
 * @param {string} root
 * @returns {string[][]}
 */
export function cyclesIn(root) {
  const ways = waysIn(root);
  return [...ways.keys()].flatMap((from) => {
    const way = wayBack(ways, from);
    const isFirst = way !== null && way.every((folder) => from <= folder); // told once, not from each of its folders
    return way && isFirst ? [[from, ...way]] : [];
  });
}

/** @param {string} root */
function waysIn(root) {
  /** @type {Map<string, Set<string>>} */
  const ways = new Map();
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !CODE.test(entry.name)) continue;
    const folder = entry.parentPath;
    const text = readFileSync(join(folder, entry.name), "utf8");
    for (const [, path = ""] of text.matchAll(IMPORT)) {
      const [from, to] = [nameOf(root, folder), nameOf(root, dirname(resolve(folder, path)))];
      if (from !== to) ways.set(from, (ways.get(from) ?? new Set()).add(to));
    }
  }
  return ways;
}

/** @param {string} root @param {string} folder */
function nameOf(root, folder) {
  return relative(root, folder).replaceAll("\\", "/") || ".";
}

/**
 * The shortest way from a folder back to it.
 * @param {Map<string, Set<string>>} ways
 * @param {string} home
 * @returns {string[] | null}
 */
function wayBack(ways, home) {
  const seen = new Set();
  /** @type {string[][]} */
  const queue = [[]];
  for (const way of queue) {
    for (const next of ways.get(way.at(-1) ?? home) ?? []) {
      if (next === home) return [...way, home];
      if (!seen.has(next)) queue.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const cycles = cyclesIn(process.argv[2] ?? "src");
  for (const cycle of cycles) process.stderr.write(`folders know each other: ${cycle.join(" → ")}\n`);
  process.exitCode = cycles.length > 0 ? 1 : 0;
}
