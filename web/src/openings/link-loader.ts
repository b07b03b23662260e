/** Loads the links to the openings, with their texts. A page does without them where that fails. */
import { loadCatalogues } from "../i18n/translation.ts";

export const loadOpeningsLinks = () =>
  Promise.all([import("./openings-link.tsx"), loadCatalogues("openings")]).then(
    ([module]) => module.OpeningsLinks,
    () => () => null,
  );

/** From a game to the book. */
export const loadBookLink = () =>
  Promise.all([import("./book-link.tsx"), loadCatalogues("openings")]).then(
    ([module]) => module.BookLink,
    () => () => null,
  );
