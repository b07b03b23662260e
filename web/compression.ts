/**
 * A Vite plugin that compresses the built files once, at the highest level: beside app.js there will be app.js.br and
 * app.js.gz. The server sends the one that a browser accepts, and compresses nothing itself.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Files that are not compressed already. Brotli in fonts and deflate in PNG leave nothing to gain. */
const COMPRESSIBLE = /\.(css|html|js|json|map|svg|txt|wasm|webmanifest)$/;

const ENCODERS: [string, (content: Buffer) => Promise<Buffer>][] = [
  [".br", (content) => promisify(brotliCompress)(content, brotliOptions(content.length))],
  [".gz", (content) => promisify(gzip)(content, { level: 9 })],
];

function brotliOptions(size: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: size } };
}

/** Writes the compressed forms of a file next to it, those that are smaller than the file. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  for (const [suffix, encode] of ENCODERS) {
    const encoded = await encode(content);
    if (encoded.length < content.length) await writeFile(path + suffix, encoded);
  }
}

export function compressedFiles(): Plugin {
  return {
    name: "duellum-compression",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const names = await readdir(dir, { recursive: true });
      const files = names.filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(files.map((name) => compressFile(join(dir, name))));
    },
  };
}
