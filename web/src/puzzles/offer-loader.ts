/** Loads what other pages show of the puzzles, with its texts. A page does without it where that fails. */
import { withTexts } from "../i18n/translation.ts";

const nothing = () => null;

export const loadPuzzlesLink = () =>
  withTexts(import("./offer.tsx"), "puzzles").then(
    (module) => module.PuzzlesLink,
    () => nothing,
  );

/** The puzzle of the day as a card without props. */
export const loadDailyCard = () =>
  withTexts(import("./daily-card.tsx"), "puzzles").then(
    (module) => module.DailyPuzzleCard,
    () => nothing,
  );
