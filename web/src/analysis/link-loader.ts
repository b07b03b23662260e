/** Loads the links to the analysis boards on the first page, with their texts. The page does without where that fails. */
import { loadCatalogues } from "../i18n/translation.ts";

export const loadAnalysisLinks = async () => {
  try {
    const [module] = await Promise.all([import("./components/analysis-links.tsx"), loadCatalogues("analysis")]);
    return module.AnalysisLinks;
  } catch {
    return () => null;
  }
};
