/** The setting of reactions. */
import { isBoolean, persistentSignal } from "../settings/settings.ts";

/** Whether players' reactions are shown, and can be sent. */
export const showReactions = persistentSignal("reactions", true, isBoolean);
