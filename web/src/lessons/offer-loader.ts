/** Loads what the first page shows of the lessons, with its texts. The page does without it where that fails. */
import { loadCatalogues } from "../i18n/translation.ts";

const nothing = () => null;

async function loadOffers() {
  const [module] = await Promise.all([import("./offer.tsx"), loadCatalogues("lessons")]);
  return module;
}

export const loadLessonOffer = () =>
  loadOffers().then(
    (module) => module.LessonOffer,
    () => nothing,
  );

export const loadLearnLink = () =>
  loadOffers().then(
    (module) => module.LearnLink,
    () => nothing,
  );
