import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/akili/locales", import.meta.url));
const LANGUAGES = ["en", "pl", "hu"];

/** Writes `away.html`, which `worker.js` shows while the server can't be reached: in every language at once, as nothing
 * more can be asked for then. */
export function away(): Plugin {
  return {
    name: "akili-away",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "away.html", source: page() });
    },
  };
}

function page(): string {
  return `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <title>Akili</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="stylesheet" href="/away.css" />
    <script src="/away.js" defer></script>
  </head>
  <body>
${LANGUAGES.map(section).join("\n")}
  </body>
</html>
`;
}

function section(language: string): string {
  const shell = readFileSync(`${LOCALES}/${language}/shell.ftl`, "utf8");
  const t = (key: string) => new RegExp(`^${key} = (.+)$`, "m").exec(shell)?.[1] ?? "";
  return `    <main lang="${language}" hidden>
      <h1>${t("shell-away-title")}</h1>
      <p>${t("shell-away-text")}</p>
      <p role="status">${t("shell-away-waiting")}</p>
    </main>`;
}
