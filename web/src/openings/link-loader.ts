/** Loads the links to the openings on the first page, with their texts. The page does without them where that fails. */
import { loadCatalogues } from "../i18n/translation.ts";

export const loadOpeningsLinks = () =>
  Promise.all([import("./openings-link.tsx"), loadCatalogues("openings")]).then(
    ([module]) => module.OpeningsLinks,
    () => () => null,
  );
