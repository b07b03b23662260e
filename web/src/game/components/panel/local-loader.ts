/** Loads what a game of this browser has in its panel, and its texts. */
import { loadCatalogues } from "../../../i18n/translation.ts";

export const loadLocalActions = async () => {
  const [module] = await Promise.all([import("./local-actions.tsx"), loadCatalogues("device")]);
  return module.LocalActions;
};
