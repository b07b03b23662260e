/** Loads the settings, which a table does not need at first. */
export const loadSettingsDialog = () => import("./settings-dialog.tsx").then((module) => module.SettingsDialog);
