/**
 * A Vite plugin for the fonts: it writes their style sheet, src/style/fonts.css, and cuts each of their files from the
 * font's package, with the characters of the face's range and its weights. Of a Chinese range, which has thousands of
 * characters, the file gets those of the Chinese catalogues. The build also gets the fonts' licences, and the page
 * preloads the files that every language needs.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { readCharacters } from "./catalogue-characters.ts";
import { FACES, type Face, formatStyles } from "./font-faces.ts";

/** The style sheet, which is only in the build: its addresses of files start here. */
const STYLES = fileURLToPath(new URL("src/style/fonts.css", import.meta.url));
const PACKAGES = new URL("node_modules/", import.meta.url);
const CUT = new URL("node_modules/.fonts/", import.meta.url);

/** Alternate figures, and what drawing the letters well needs; small capitals, fractions and the like are left out. */
export const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

/** The part of a package that has the Chinese characters; such a package has a file for each weight. */
const CHINESE = "chinese-simplified";

/** All characters of a unicode-range such as "U+20-7E, U+2019". */
export function expandRange(range: string): string {
  const parts = range.split(",").map((part) => part.trim().slice("U+".length).split("-"));
  const codes = parts.flatMap(([first = "", last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, place) => start + place);
  });
  return String.fromCodePoint(...codes);
}

/** The characters that a face's file gets. */
export async function chooseCharacters({ subset, range }: Face): Promise<string> {
  const characters = expandRange(range);
  if (subset !== CHINESE) return characters;
  const known = new Set(characters);
  return [...(await readCharacters("zh"))].filter((character) => known.has(character)).join("");
}

const packageOf = ({ family, subset }: Face): URL =>
  new URL(`@fontsource${subset === CHINESE ? "" : "-variable"}/${family}/`, PACKAGES);

/** A face's font, cut from its package. */
export async function cutFont(face: Face, targetFormat: "woff2" | "sfnt" = "woff2"): Promise<Buffer> {
  const { family, subset, weights } = face;
  const [min, max] = weights;
  const isStatic = subset === CHINESE;
  const whole = new URL(`files/${family}-${subset}-${isStatic ? min : "wght"}-normal.woff2`, packageOf(face));
  return subsetFont(await readFile(whole), await chooseCharacters(face), {
    targetFormat,
    keepFeatures: FEATURES,
    noHinting: true,
    ...(isStatic ? {} : { variationAxes: { wght: min === max ? min : { min, max } } }),
  });
}

/** Files that the texts of every language need, and the page therefore preloads. */
const isPreloaded = (fileName: string): boolean => /\.latin\.basic-[\w-]+\.woff2$/.test(fileName);

export function fontSubsets(): Plugin {
  let base = "/";
  return {
    name: "font-subsets",
    enforce: "pre",
    apply: (_, { mode }) => mode !== "test",
    configResolved(config) {
      base = config.base;
    },
    async buildStart() {
      await mkdir(CUT, { recursive: true });
      await Promise.all(FACES.map(async (face) => writeFile(new URL(face.file, CUT), await cutFont(face))));
    },
    resolveId: (source) => (source.endsWith("/style/fonts.css") ? STYLES : null),
    load: (id) => (id === STYLES ? formatStyles("../../node_modules/.fonts/") : null),
    async generateBundle() {
      for (const [family, face] of new Map(FACES.map((face) => [face.family, face]))) {
        const source = await readFile(new URL("LICENSE", packageOf(face)));
        this.emitFile({ type: "asset", fileName: `assets/${family}-LICENSE.txt`, source });
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(isPreloaded)
          .map((fileName) => preloadTag(base + fileName)),
    },
  };
}

function preloadTag(href: string): HtmlTagDescriptor {
  const attrs = { rel: "preload", href, as: "font", type: "font/woff2", crossorigin: true };
  return { tag: "link", attrs, injectTo: "head" };
}
