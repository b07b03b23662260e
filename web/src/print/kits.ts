/** The kits that can be printed, as the server makes them: addresses, pictures, and the usual paper of a country. */
import data from "./kits.json";

type Format = "pdf" | "svg" | "stl";
export type Paper = "a4" | "letter";

export interface Kit {
  /** Its name in addresses: game and kind. */
  id: string;
  game: string;
  kind: string;
  format: Format;
}

export const KITS = data as readonly Kit[];
export const PAPERS: readonly Paper[] = ["a4", "letter"];

/** Countries that print on Letter; all others print on A4. */
const LETTER_COUNTRIES = ["US", "CA"];

/** The paper of the first of the preferred locales that names a country. */
export function paperFor(locales: readonly string[]): Paper {
  const country = locales.map((locale) => /-([A-Z]{2})\b/.exec(locale)?.[1]).find((found) => found !== undefined);
  return country !== undefined && LETTER_COUNTRIES.includes(country) ? "letter" : "a4";
}

/** The address of a file; what is made by machines is the same in every language. */
export function printPath(kit: Kit, language: string, paper: Paper): string {
  const path = `/api/print/${kit.id}`;
  return kit.format === "pdf" ? `${path}?lang=${language}&paper=${paper}` : path;
}

/** The games that have kits, in order. */
export const PRINTED_GAMES: readonly string[] = [...new Set(KITS.map((kit) => kit.game))];

const pictures = import.meta.glob<string>("./pictures/*.svg", { query: "?url", import: "default", eager: true });

/** The address of a kit's picture. */
export const picturePath = (kit: Kit): string => pictures[`./pictures/${kit.id}.svg`] ?? "";
