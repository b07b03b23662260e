import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { expandRange, parseFaces } from "./font-subsets.ts";

const styles = readFileSync(new URL("src/style/fonts.css", import.meta.url), "utf8");
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
  const faces = parseFaces(styles);
  expect(new Set(faces.map(({ file }) => file)).size).toBe(faces.length);
  expect(faces.find(({ file }) => file === "open-sans.latin-ext.central.woff2")).toMatchObject({
    family: "open-sans",
    subset: "latin-ext",
    weights: [400, 700],
    characters: expect.stringContaining("ž"),
  });
  expect(faces.find(({ family }) => family === "brygada-1918")?.weights).toEqual([700, 700]);
});

test("both fonts have every character of the texts but the Chinese ones", () => {
  for (const wanted of ["brygada-1918", "open-sans"]) {
    const faces = parseFaces(styles).filter(({ family, file }) => family === wanted && !file.includes("names"));
    const known = new Set(faces.flatMap((face) => [...face.characters]));
    for (const language of readdirSync(locale).filter((name) => /^[a-z]{2}$/.test(name) && name !== "zh"))
      expect(characters(language).filter((character) => !known.has(character))).toEqual([]);
  }
});

test("the parts of a font have no character in common, so that a text needs as few files as possible", () => {
  const faces = parseFaces(styles).filter(({ family, file }) => family === "open-sans" && !file.includes("acutes"));
  const all = faces.flatMap((face) => [...face.characters]);
  expect(new Set(all).size).toBe(all.length);
});
