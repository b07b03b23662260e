import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCharacters } from "./catalogue-characters.ts";
import { renameFont } from "./print-fonts.ts";

const locale = new URL("../src/duellum/locale/", import.meta.url);

test("the characters are those of the catalogues, and always those of figures and letters", async () => {
  const [chinese, all] = [await readCharacters("zh"), await readCharacters()];
  expect(chinese).toContain("决");
  expect(chinese).toContain("7");
  expect(chinese).not.toContain("ж");
  for (const language of readdirSync(locale)) {
    const text = readFileSync(new URL(`${language}/shell.ftl`, locale), "utf8");
    expect([...text].filter((character) => !all.includes(character))).toEqual([]);
  }
});

/** A font with one table and its name table, as far as renaming looks. */
function makeFont(): Buffer {
  const head = Buffer.alloc(12 + 2 * 16);
  head.writeUInt32BE(0x00010000);
  head.writeUInt16BE(2, 4);
  for (const [index, tag] of ["glyf", "name"].entries()) {
    head.write(tag, 12 + 16 * index, "latin1");
    head.writeUInt32BE(head.length + 4 * index, 12 + 16 * index + 8);
    head.writeUInt32BE(4, 12 + 16 * index + 12);
  }
  return Buffer.concat([head, Buffer.from("gggg"), Buffer.from("nnn")]);
}

test("a font gets another name and keeps its other tables", () => {
  const renamed = renameFont(makeFont(), "Print Sans Latin", 700);
  const offset = renamed.readUInt32BE(12 + 16 + 8);
  const table = renamed.subarray(offset, offset + renamed.readUInt32BE(12 + 16 + 12));
  expect(offset % 4).toBe(0);
  expect(renamed.toString("latin1", 44, 48)).toBe("gggg");
  expect(table.readUInt16BE(2)).toBe(4);
  const texts = Buffer.from(table.subarray(table.readUInt16BE(4)))
    .swap16()
    .toString("utf16le");
  expect(texts).toBe("Print Sans LatinBoldPrint Sans Latin BoldPrintSansLatin-Bold");
});

test("a font without names is not one", () => {
  const font = makeFont();
  font.write("xxxx", 12 + 16, "latin1");
  expect(() => renameFont(font, "Print", 400)).toThrow("the font has no table name");
});
