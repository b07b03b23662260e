/** Loads the offer of the lessons on the first page, with its texts. The page does without it where that fails. */
import { loadCatalogues } from "../i18n/translation.ts";

export const loadLessonOffer = () =>
  Promise.all([import("./offer.tsx"), loadCatalogues("lessons")]).then(
    ([module]) => module.LessonOffer,
    () => () => null,
  );
