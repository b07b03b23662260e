/** Loads the settings, which a table does not need at first. */
import { withTexts } from "../i18n/translation.ts";

export const loadSettingsDialog = async () =>
  (await withTexts(import("./settings-dialog.tsx"), "pairing")).SettingsDialog;
