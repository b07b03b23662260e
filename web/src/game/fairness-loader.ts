/** Loads the dialog about fair dice, which few people open, and its texts. */
import { withTexts } from "../i18n/translation.ts";

export const loadFairnessDialog = async () =>
  (await withTexts(import("./fairness-dialog.tsx"), "fairness")).FairnessDialog;
