/** The characters that a font must have to draw the texts of the catalogues. */
import { readdir, readFile } from "node:fs/promises";

const LOCALE = new URL("../src/duellum/locale/", import.meta.url);

/** What drawings and page numbers need regardless of the language. */
const ALWAYS = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(32 + place)).join("");

/** All characters in the catalogues of a language, or of all languages, and those always needed. */
export async function readCharacters(language = ""): Promise<string> {
  const names = await readdir(new URL(language, LOCALE), { recursive: true });
  const catalogues = names.filter((name) => name.endsWith(".ftl"));
  const folder = language ? new URL(`${language}/`, LOCALE) : LOCALE;
  const texts = await Promise.all(catalogues.map((name) => readFile(new URL(name, folder), "utf8")));
  return [...new Set(ALWAYS + texts.join(""))].sort().join("");
}
