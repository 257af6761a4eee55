import { join } from "node:path";
import type { Plugin } from "vite";
import { gameFolders, HOUSE, idOf, isPlayable, MORE, read } from "./folders.ts";

const ENTRY = join(HOUSE, "main.ts");
const ALIAS = "akili/"; // as games outside of the house name its modules
const MADE: Record<string, () => string> = {
  "virtual:shelf": shelf,
  "virtual:scenes": scenes,
  "virtual:games": codes,
};

/** Every game there is, found by its folder: shelf.ts, Scene.svelte, and index.ts where it can be played.
 * `virtual:shelf` is what is known of all, `virtual:scenes` their pictures, `virtual:games` loads one when asked. */
export function games(): Plugin {
  return {
    name: "akili-games",
    enforce: "pre",
    resolveId(id, importer) {
      if (id in MADE) return `\0${id}`;
      if (id.startsWith(ALIAS)) return this.resolve(join(HOUSE, id.slice(ALIAS.length)), ENTRY);
      const isGuest = importer !== undefined && MORE.some((folder) => importer.startsWith(`${folder}/`));
      return isGuest && isPackage(id) ? this.resolve(id, ENTRY, { skipSelf: true }) : null;
    },
    load: (id) => MADE[id.slice(1)]?.() ?? null,
  };
}

/** Writes every address of the client beside its files: the server answers these and no others. */
export function routes(): Plugin {
  return {
    name: "akili-routes",
    apply: "build",
    async generateBundle() {
      const { ROUTES } = await read<{ ROUTES: string[] }>("router/routes.ts", games());
      this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify(ROUTES, null, 2) });
    },
  };
}

/** What a package's name looks like: no path, and nothing that a plugin makes. */
function isPackage(id: string): boolean {
  return /^[@a-z]/i.test(id) && !id.startsWith("virtual:");
}

function shelf(): string {
  const imports = gameFolders().map((folder, at) => `import game${at} from ${path(folder, "shelf.ts")};`);
  const list = gameFolders().map((folder, at) => `{ ...game${at}, isPlayable: ${isPlayable(folder)} }`);
  return `${imports.join("\n")}\nexport default [${list.join(", ")}];`;
}

function scenes(): string {
  const imports = gameFolders().map((folder, at) => `import Scene${at} from ${path(folder, "Scene.svelte")};`);
  const list = gameFolders().map((folder, at) => `${JSON.stringify(idOf(folder))}: Scene${at}`);
  return `${imports.join("\n")}\nexport default { ${list.join(", ")} };`;
}

function codes(): string {
  const list = gameFolders()
    .filter(isPlayable)
    .map((folder) => `${JSON.stringify(idOf(folder))}: () => import(${path(folder, "index.ts")})`);
  return `export default { ${list.join(", ")} };`;
}

function path(folder: string, name: string): string {
  return JSON.stringify(join(folder, name));
}
