/**
 * A Vite plugin for the fonts of src/style/fonts.css: each file that a face there names is cut from the font's package,
 * with the characters of the face's unicode-range and the weights of its font-weight, and written beside the packages.
 * Of a Chinese range, which has thousands of characters, the file gets those of the Chinese catalogues. The build also gets the fonts' licences, and the page preloads the files that every language needs.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { readCharacters } from "./catalogue-characters.ts";

const STYLES = new URL("src/style/fonts.css", import.meta.url);
const PACKAGES = new URL("node_modules/", import.meta.url);
const CUT = new URL("node_modules/.fonts/", import.meta.url);

/** Alternate figures, and what drawing the letters well needs; small capitals, fractions and the like are left out. */
export const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

/** The part of a package that has the Chinese characters; such a package has a file for each weight. */
const CHINESE = "chinese-simplified";

const FILE = /\.fonts\/(?<file>(?<family>[a-z0-9-]+)\.(?<subset>[a-z-]+)\.[a-z]+\.woff2)/;

interface Face {
  /** The file to write, such as open-sans.latin-ext.central.woff2. */
  file: string;
  family: string;
  /** The file of the family's package that has the characters: latin, latin-ext, cyrillic or chinese-simplified. */
  subset: string;
  weights: [number, number];
  characters: string;
}

/** The faces of the style sheet that have a file, each file once: another face may use a part of it. */
export function parseFaces(styles: string): Face[] {
  const faces = new Map<string, Face>();
  for (const [rule] of styles.matchAll(/@font-face \{[^}]*\}/g)) {
    const { file, family, subset } = FILE.exec(rule)?.groups ?? {};
    if (!file || !family || !subset || faces.has(file)) continue;
    const [least = 400, most = least] = declared(rule, "font-weight").split(" ").map(Number);
    const characters = expandRange(declared(rule, "unicode-range"));
    faces.set(file, { file, family, subset, weights: [least, most], characters });
  }
  return [...faces.values()];
}

function declared(rule: string, property: string): string {
  return new RegExp(`${property}:([^;]*);`).exec(rule)?.[1]?.trim() ?? "";
}

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
export async function chooseCharacters({ subset, characters }: Face): Promise<string> {
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
  let faces: Face[] = [];
  let base = "/";
  return {
    name: "font-subsets",
    apply: (_, { mode }) => mode !== "test",
    configResolved(config) {
      base = config.base;
    },
    async buildStart() {
      faces = parseFaces(await readFile(STYLES, "utf8"));
      await mkdir(CUT, { recursive: true });
      await Promise.all(faces.map(async (face) => writeFile(new URL(face.file, CUT), await cutFont(face))));
    },
    async generateBundle() {
      for (const [family, face] of new Map(faces.map((face) => [face.family, face]))) {
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
