/** The pages that a table does not need, each in a file of its own. */
import { preload } from "./components/lazy.tsx";
import { loadCatalogues } from "./i18n/translation.ts";
import type { Route } from "./router.ts";

export const loadHome = async () => {
  const [module] = await Promise.all([import("./lobby/home-page.tsx"), loadCatalogues("home", "device")]);
  return module.HomePage;
};
export const loadWatch = async () => {
  const [module] = await Promise.all([import("./lobby/watch-page.tsx"), loadCatalogues("home", "device")]);
  return module.WatchPage;
};
export const loadRules = async () => {
  const texts = loadCatalogues("introduction", "rulebook-page");
  const [module] = await Promise.all([import("./rulebook/rulebook-page.tsx"), texts]);
  return module.RulebookPage;
};
export const loadReview = async () => {
  const [module] = await Promise.all([
    import("./review/review-page.tsx"),
    loadCatalogues("review", "replay", "reasons", "requests"),
  ]);
  return module.ReviewPage;
};
export const loadPrint = async () => {
  const [module] = await Promise.all([import("./print/print-page.tsx"), loadCatalogues("print")]);
  return module.PrintPage;
};
export const loadLearn = async () => {
  const [module] = await Promise.all([import("./lessons/learn-page.tsx"), loadCatalogues("lessons", "rulebook-page")]);
  return module.LearnPage;
};
export const loadOpenings = async () => {
  const [module] = await Promise.all([import("./openings/openings-page.tsx"), loadCatalogues("openings")]);
  return module.OpeningsPage;
};
export const loadPuzzles = async () => {
  const [module] = await Promise.all([import("./puzzles/puzzles-page.tsx"), loadCatalogues("puzzles", "reasons")]);
  return module.PuzzlesPage;
};

export const loadAnalysis = async () => {
  const [module] = await Promise.all([import("./analysis/analysis-page.tsx"), loadCatalogues("analysis", "refusals")]);
  return module.AnalysisPage;
};

/** Load the page of an address before it is first rendered. Where that fails, rendering it tries again. */
export async function preloadPage({ page }: Route): Promise<void> {
  const loading = {
    home: loadHome,
    rules: loadRules,
    review: loadReview,
    print: loadPrint,
    learn: loadLearn,
    analysis: loadAnalysis,
    openings: loadOpenings,
    puzzles: loadPuzzles,
    watch: loadWatch,
    game: null,
    "not-found": null,
  }[page];
  await (loading && preload<never>(loading))?.catch(() => undefined);
}
