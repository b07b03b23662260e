import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FACES } from "./font-faces.ts";
import { chooseCharacters, cutFont, expandRange } from "./font-subsets.ts";

const locale = new URL("../src/duellum/locale/", import.meta.url);

/** Catalogues that only Python uses. */
const PYTHON_ONLY = ["terminal.ftl", "report.ftl", "drawing.ftl"];

/** All characters in the texts of a language that are seen. */
function characters(language: string): string[] {
  const folder = new URL(`${language}/`, locale);
  const names = readdirSync(folder).filter((name) => !PYTHON_ONLY.includes(name));
  const texts = names.map((name) => readFileSync(new URL(name, folder), "utf8"));
  return [...new Set(texts.join(""))].filter((character) => character > " ");
}

test("a range is all of its characters", () => {
  expect(expandRange("U+41-43, U+2019")).toBe("ABC’");
});

test("each file is cut once, with the weights of its face", () => {
  expect(new Set(FACES.map(({ file }) => file)).size).toBe(FACES.length);
  expect(FACES.find(({ file }) => file === "open-sans.latin-ext.central.woff2")).toMatchObject({
    family: "open-sans",
    subset: "latin-ext",
    weights: [400, 700],
    range: expect.stringContaining("U+179-17E"), // with ž
  });
  expect(FACES.find(({ family }) => family === "brygada-1918")?.weights).toEqual([700, 700]);
});

test("both fonts have every character of the texts but the Chinese ones", () => {
  for (const wanted of ["brygada-1918", "open-sans"]) {
    const faces = FACES.filter(({ family, file }) => family === wanted && !file.includes("names"));
    const known = new Set(faces.flatMap((face) => [...expandRange(face.range)]));
    for (const language of readdirSync(locale).filter((name) => /^[a-z]{2}$/.test(name) && name !== "zh"))
      expect(characters(language).filter((character) => !known.has(character))).toEqual([]);
  }
});

test("the parts of a font have no character in common, so that a text needs as few files as possible", () => {
  const faces = FACES.filter(({ family, file }) => family === "open-sans" && !file.includes("acutes"));
  const all = faces.flatMap((face) => [...expandRange(face.range)]);
  expect(new Set(all).size).toBe(all.length);
});

/** The characters that an uncompressed font draws, by the table that browsers read: format 4 or 12. */
function listDrawn(font: Buffer): Set<number> {
  const drawn = new Set<number>();
  const addAll = (first: number, last: number): void => {
    for (let code = first; code <= last; code += 1) drawn.add(code);
  };
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, place) => 12 + 16 * place);
  const record = records.find((offset) => font.toString("latin1", offset, offset + 4) === "cmap") ?? 0;
  const table = font.subarray(font.readUInt32BE(record + 8));
  for (let place = 0; place < table.readUInt16BE(2); place += 1) {
    const part = table.subarray(table.readUInt32BE(4 + 8 * place + 4));
    const count = part.readUInt16BE() === 12 ? part.readUInt32BE(12) : part.readUInt16BE(6) / 2;
    for (let range = 0; range < count; range += 1) {
      if (part.readUInt16BE() === 12) addAll(part.readUInt32BE(16 + 12 * range), part.readUInt32BE(20 + 12 * range));
      if (part.readUInt16BE() === 4)
        addAll(part.readUInt16BE(16 + 2 * (count + range)), part.readUInt16BE(14 + 2 * range));
    }
  }
  return drawn;
}

test("the Chinese font draws every character of the Chinese texts that the Latin fonts leave to it", async () => {
  const latin = new Set(expandRange("U+20-7E, U+A0, U+B7, U+D7, U+2013, U+202F, U+2190-2193, U+2212"));
  const wanted = characters("zh").filter((character) => !latin.has(character));
  const faces = FACES.filter(({ family }) => family === "noto-sans-sc");
  expect(faces.map(({ weights }) => weights[0])).toEqual([400, 700]);
  for (const face of faces) {
    const [chosen, drawn] = [await chooseCharacters(face), listDrawn(await cutFont(face, "sfnt"))];
    expect(wanted.filter((character) => !chosen.includes(character))).toEqual([]);
    expect([...chosen].filter((character) => !drawn.has(character.codePointAt(0) ?? 0))).toEqual([]);
    expect(chosen.length).toBeLessThan(1200);
  }
});
