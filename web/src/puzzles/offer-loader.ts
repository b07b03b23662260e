/** Loads the link to the puzzles, with its texts. A page does without it where that fails. */
import { loadCatalogues } from "../i18n/translation.ts";

const nothing = () => null;

export const loadPuzzlesLink = () =>
  Promise.all([import("./offer.tsx"), loadCatalogues("puzzles")]).then(
    ([module]) => module.PuzzlesLink,
    () => nothing,
  );

/** The puzzle of the day as a board, for the first page. */
export const loadDailyCard = () =>
  Promise.all([import("./daily-card.tsx"), loadCatalogues("puzzles")]).then(
    ([module]) => module.DailyPuzzleCard,
    () => nothing,
  );
