/** Loads the button that leads to the analysis board, and its texts. A page does without it where that fails. */
import { withTexts } from "../../i18n/translation.ts";

/** Milliseconds after the start of the page until it is fetched: a table comes first. */
const EARLIEST = 4000;

export const loadAnalyseButton = async () => {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, EARLIEST - performance.now())));
  try {
    const module = await withTexts(import("../../analysis/analyse-button.tsx"), "analysis");
    return module.AnalyseButton;
  } catch {
    return () => null;
  }
};
