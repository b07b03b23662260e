/** The pages that a table does not need, each in a file of its own. */
import { preload } from "./components/lazy.tsx";
import { withTexts } from "./i18n/translation.ts";
import type { Route } from "./router.ts";

export const loadHomePage = async () =>
  (await withTexts(import("./lobby/home-page.tsx"), "home", "device", "pairing")).HomePage;
export const loadWatchPage = async () =>
  (await withTexts(import("./lobby/watch-page.tsx"), "home", "device")).WatchPage;
export const loadRulesPage = async () =>
  (await withTexts(import("./rulebook/rulebook-page.tsx"), "introduction", "rulebook-page")).RulebookPage;
export const loadReviewPage = async () =>
  (await withTexts(import("./review/review-page.tsx"), "review", "replay", "reasons", "requests")).ReviewPage;
export const loadPrintPage = async () => (await withTexts(import("./print/print-page.tsx"), "print")).PrintPage;
export const loadLearnPage = async () =>
  (await withTexts(import("./lessons/learn-page.tsx"), "lessons", "rulebook-page")).LearnPage;
export const loadOpeningsPage = async () =>
  (await withTexts(import("./openings/openings-page.tsx"), "openings")).OpeningsPage;
export const loadPuzzlesPage = async () =>
  (await withTexts(import("./puzzles/puzzles-page.tsx"), "puzzles", "reasons")).PuzzlesPage;
export const loadAccountPage = async () =>
  (await withTexts(import("./account/account-page.tsx"), "account", "refusals")).AccountPage;
export const loadPrivacyPage = async () =>
  (await withTexts(import("./account/privacy-page.tsx"), "account")).PrivacyPage;
export const loadAnalysisPage = async () =>
  (await withTexts(import("./analysis/analysis-page.tsx"), "analysis", "refusals")).AnalysisPage;

/** The seek under way, on other pages than the first one. */
export const loadSeekChip = async () => (await withTexts(import("./pairing/seek-chip.tsx"), "pairing")).SeekChip;

/** Load the page of an address before it is first rendered. Where that fails, rendering it tries again. */
export async function preloadPage({ page }: Route): Promise<void> {
  const loading = {
    home: loadHomePage,
    rules: loadRulesPage,
    review: loadReviewPage,
    print: loadPrintPage,
    learn: loadLearnPage,
    analysis: loadAnalysisPage,
    openings: loadOpeningsPage,
    puzzles: loadPuzzlesPage,
    watch: loadWatchPage,
    account: loadAccountPage,
    privacy: loadPrivacyPage,
    game: null,
    "not-found": null,
  }[page];
  await (loading && preload<never>(loading))?.catch(() => undefined);
}
