import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { away } from "./plugins/away.ts";
import { compress } from "./plugins/compress.ts";
import { fonts } from "./plugins/fonts.ts";
import { games, routes } from "./plugins/games.ts";
import { words } from "./plugins/words.ts";

const SERVER = process.env["AKILI_SERVER"] ?? "http://127.0.0.1:8000"; // for `npm run dev`

/** What the first page needs and nearly every other: one request instead of twenty small ones. */
const SHELL =
  /node_modules|src\/(art\/(Cut|Die|Half|Orn|Pawn|Watch|gems)|opening|router|settings|shelf|site\/\w*Bar|ui|words)/;

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as { version: string };

export default defineConfig({
  define: { __AKILI_VERSION__: JSON.stringify(version) },
  plugins: [svelte(), fonts(), games(), words(), routes(), away(), compress()],
  build: {
    outDir: "../src/akili/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy lets no font or script in that isn't a file
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shell", test: SHELL }] } } },
  },
  server: { proxy: { "/api": SERVER, "/socket": { target: SERVER, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    testTimeout: 30_000, // machines are shared; nothing here measures time
  },
});
