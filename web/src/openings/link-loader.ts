/** Loads the links to the openings, with their texts. A page does without them where that fails. */
import { withTexts } from "../i18n/translation.ts";

export const loadOpeningsLinks = () =>
  withTexts(import("./links.tsx"), "openings").then(
    (module) => module.OpeningsLinks,
    () => () => null,
  );

/** From a game to the book. */
export const loadOpeningBookLink = () =>
  withTexts(import("./links.tsx"), "openings").then(
    (module) => module.OpeningBookLink,
    () => () => null,
  );
