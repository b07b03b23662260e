/**
 * A Vite plugin for the fonts of the printed sets: static TrueType files with the characters of the catalogues, written
 * into the Python package, which typesets with them. The packages have a font in parts; each part becomes a family of its
 * own, such as "Print Sans Cyrillic", because a typesetter takes only one file of a family and weight.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { readCharacters } from "./catalogue-characters.ts";
import { FEATURES } from "./font-subsets.ts";

const PACKAGES = new URL("node_modules/", import.meta.url);
const FONTS = new URL("../src/duellum/printing/fonts/", import.meta.url);

interface Source {
  /** The package of the font. */
  packageName: string;
  /** The part's file there, with the weight in place of "*" where each weight has a file. */
  path: string;
  /** The family to write, and the languages whose characters it has; all where it does not say. */
  family: string;
  language?: string;
  weights: number[];
}

const SERIF = { packageName: "@fontsource-variable/brygada-1918", weights: [700] };
const SANS = { packageName: "@fontsource-variable/open-sans", weights: [400, 700] };
const SOURCES: Source[] = [
  { ...SERIF, family: "Print Serif Latin", path: "brygada-1918-latin-wght-normal" },
  { ...SERIF, family: "Print Serif Central", path: "brygada-1918-latin-ext-wght-normal" },
  { ...SERIF, family: "Print Serif Cyrillic", path: "brygada-1918-cyrillic-wght-normal" },
  { ...SANS, family: "Print Sans Latin", path: "open-sans-latin-wght-normal" },
  { ...SANS, family: "Print Sans Central", path: "open-sans-latin-ext-wght-normal" },
  { ...SANS, family: "Print Sans Cyrillic", path: "open-sans-cyrillic-wght-normal" },
  {
    packageName: "@fontsource/noto-sans-sc",
    family: "Print Sans Chinese",
    path: "noto-sans-sc-chinese-simplified-*-normal",
    language: "zh",
    weights: [400, 700],
  },
];

/** Characters of Chinese text that its own font draws: all but those of Latin text. */
const withoutLatin = (characters: string): string => characters.replace(/[\0-\u02ff\u2212]/gu, "");

async function cutFont({ packageName, path, family, language, weights }: Source): Promise<void> {
  const characters = await readCharacters(language);
  for (const weight of weights) {
    const file = new URL(`${packageName}/files/${path.replace("*", `${weight}`)}.woff2`, PACKAGES);
    const cut = await subsetFont(await readFile(file), language ? withoutLatin(characters) : characters, {
      targetFormat: "sfnt",
      keepFeatures: FEATURES,
      noHinting: true,
      ...(path.includes("*") ? {} : { variationAxes: { wght: weight } }),
    });
    const name = `${family.toLowerCase().replaceAll(" ", "-")}-${weight}.ttf`;
    await writeFile(new URL(name, FONTS), renameFont(cut, family, weight));
  }
}

/** A font with another name: its family, its style and its name for documents. */
export function renameFont(font: Buffer, family: string, weight: number): Buffer {
  const style = weight === 700 ? "Bold" : "Regular";
  const names = new Map([
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${family.replaceAll(" ", "")}-${style}`],
  ]);
  return replaceTable(font, "name", formatNames(names));
}

/** A name table, for Windows in English, as all readers take it. */
function formatNames(names: Map<number, string>): Buffer {
  const head = Buffer.alloc(6 + 12 * names.size);
  head.writeUInt16BE(names.size, 2);
  head.writeUInt16BE(head.length, 4);
  const texts = [...names.values()].map((text) => Buffer.from(text, "utf16le").swap16());
  let [place, offset] = [6, 0];
  for (const [index, id] of [...names.keys()].entries()) {
    const length = texts[index]?.length ?? 0;
    for (const value of [3, 1, 0x409, id, length, offset]) place = head.writeUInt16BE(value, place);
    offset += length;
  }
  return Buffer.concat([head, ...texts]);
}

function replaceTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * count; record += 16) {
    if (font.toString("latin1", record, record + 4) !== tag) continue;
    const changed = Buffer.from(font);
    const end = (font.length + 3) & ~3;
    changed.writeUInt32BE(end, record + 8);
    changed.writeUInt32BE(table.length, record + 12);
    return Buffer.concat([changed, Buffer.alloc(end - font.length), table]);
  }
  throw new Error(`the font has no table ${tag}`);
}

export function printFonts(): Plugin {
  return {
    name: "print-fonts",
    apply: (_, { command, mode }) => command === "build" && !["test", "site"].includes(mode),
    async buildStart() {
      await rm(FONTS, { recursive: true, force: true });
      await mkdir(FONTS, { recursive: true });
      await Promise.all(SOURCES.map(cutFont));
      for (const name of new Set(SOURCES.map(({ packageName }) => packageName))) {
        const licence = await readFile(new URL(`${name}/LICENSE`, PACKAGES));
        await writeFile(new URL(`${name.split("/")[1]}-LICENSE.txt`, FONTS), licence);
      }
    },
  };
}
