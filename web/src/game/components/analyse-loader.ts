/** Loads the button that leads to the analysis board, and its texts. A page does without it where that fails. */
import { loadCatalogues } from "../../i18n/translation.ts";

export const loadAnalyseButton = async () => {
  try {
    const [module] = await Promise.all([import("../../analysis/analyse-button.tsx"), loadCatalogues("analysis")]);
    return module.AnalyseButton;
  } catch {
    return () => null;
  }
};
