import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;
const WORTH_IT = 600; // bytes

/** Lays a `.br` and a `.gz` beside every text of the build, so that the server never compresses. */
export function compress(): Plugin {
  return {
    name: "akili-compress",
    apply: "build",
    writeBundle(options) {
      for (const path of filesUnder(options.dir ?? "")) {
        if (!TEXT.test(path)) continue;
        const bytes = readFileSync(path);
        if (bytes.length < WORTH_IT) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

function filesUnder(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
