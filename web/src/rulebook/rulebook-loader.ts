/** Loads the rulebook of a game: its data, its texts, and the diagram that draws its examples. */
import { HAS_SERVER, readBook } from "../api.ts";
import type { AnyDiagram } from "../games/diagram.ts";
import { refreshOfferedGames } from "../games/offered.ts";
import { findClient } from "../games/registry.ts";
import { loadCatalogues } from "../i18n/translation.ts";
import type { BookView } from "./data/types.ts";

const books = import.meta.glob<BookView>("./data/*.json", { import: "default" });

export interface LoadedRulebook {
  book: BookView;
  diagram: AnyDiagram;
}

/** Load a book; null for a game that has none. */
export async function loadRulebook(rules: string): Promise<LoadedRulebook | null> {
  const client = findClient(rules);
  const [book, diagram] = await Promise.all([
    readBookData(rules),
    client.loadDiagram(),
    loadCatalogues(client.catalogue, "rulebook", `rulebook-${rules}`),
  ]);
  return book && { book, diagram };
}

/** The data of a book: this client's, or the server's for a game of another package. */
async function readBookData(rules: string): Promise<BookView | null> {
  const load = books[`./data/${rules}.json`];
  if (load !== undefined) return load();
  if (!HAS_SERVER) return null;
  const [book] = await Promise.all([readBook(rules), refreshOfferedGames()]); // which loads its texts
  return book;
}
