import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/akili/locales", import.meta.url));
const PREFIX = "virtual:words/";

/** `virtual:words/pl` is every Polish Fluent file as one string: one request a language. */
export function words(): Plugin {
  return {
    name: "akili-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const folder = `${LOCALES}/${id.slice(PREFIX.length + 1)}`;
      const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
      for (const name of files) this.addWatchFile(`${folder}/${name}`);
      const text = files.map((name) => withoutComments(readFileSync(`${folder}/${name}`, "utf8")));
      return `export default ${JSON.stringify(text.join("\n"))};`;
    },
  };
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}
