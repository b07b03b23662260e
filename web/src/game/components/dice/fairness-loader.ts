/** Loads the dialog about fair dice, which few people open, and its texts. */
import { loadCatalogues } from "../../../i18n/translation.ts";

export const loadFairnessDialog = async () => {
  const [module] = await Promise.all([import("./fairness-dialog.tsx"), loadCatalogues("fairness")]);
  return module.FairnessDialog;
};
