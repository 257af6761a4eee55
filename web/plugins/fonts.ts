import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { WEB } from "./folders.ts";

/** What Polish and Hungarian write beyond Latin-1. */
export const LETTERS = "ĄąĆćĘęŁłŃńŚśŹźŻżŐőŰű";
const FONTS = ["baloo-2", "nunito-sans"];
const MODULES = join(WEB, "node_modules");
const MADE = join(MODULES, ".akili-fonts");

/** `letters/<font>.woff2` is a font with these letters alone: 5 kB instead of the 28 of all extended Latin. */
export function fonts(): Plugin {
  return {
    name: "akili-fonts",
    config: () => ({ resolve: { alias: { letters: MADE } } }),
    async buildStart() {
      mkdirSync(MADE, { recursive: true });
      await Promise.all(FONTS.map(cut));
    },
  };
}

async function cut(font: string): Promise<void> {
  const whole = readFileSync(join(MODULES, `@fontsource-variable/${font}/files/${font}-latin-ext-wght-normal.woff2`));
  writeFileSync(join(MADE, `${font}.woff2`), await subsetFont(whole, LETTERS, { targetFormat: "woff2" }));
}
