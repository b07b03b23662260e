/** Loads the offer of the lessons on the first page, with its texts. The page does without it where that fails. */
import { withTexts } from "../i18n/translation.ts";

export const loadLessonOffer = () =>
  withTexts(import("./offer.tsx"), "lessons").then(
    (module) => module.LessonOffer,
    () => () => null,
  );
