/** Loads the link to the puzzles, with its texts. A page does without it where that fails. */
import { loadCatalogues } from "../i18n/translation.ts";

const nothing = () => null;

export const loadPuzzlesLink = () =>
  Promise.all([import("./offer.tsx"), loadCatalogues("puzzles")]).then(
    ([module]) => module.PuzzlesLink,
    () => nothing,
  );
