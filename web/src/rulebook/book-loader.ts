/** Loads the rulebook of a game: its data, its texts, and the diagram that draws its examples. */
import type { AnyDiagram } from "../games/diagram.ts";
import { findClient } from "../games/registry.ts";
import { loadCatalogues } from "../i18n/translation.ts";
import type { BookView } from "./data/types.ts";

const books = import.meta.glob<BookView>("./data/*.json", { import: "default" });

export interface LoadedBook {
  book: BookView;
  diagram: AnyDiagram;
}

/** Load a book; null for a game that has none. */
export async function loadBook(rules: string): Promise<LoadedBook | null> {
  const load = books[`./data/${rules}.json`];
  if (load === undefined) return null;
  const client = findClient(rules);
  const [book, diagram] = await Promise.all([
    load(),
    client.loadDiagram(),
    loadCatalogues(client.catalogue, "rulebook", `rulebook-${rules}`),
  ]);
  return { book, diagram };
}
