/** The parts of the game page that a table does not need at once, each with its texts. */
import { preload } from "../components/lazy.tsx";
import { withTexts } from "../i18n/translation.ts";

export const loadGameMenu = async () => (await withTexts(import("./panel/game-menu.tsx"), "requests")).GameMenu;
export const loadRequestNotices = async () =>
  (await withTexts(import("./notices/request-notices.tsx"), "requests")).RequestNotices;
export const loadResult = async () => (await withTexts(import("./notices/result.tsx"), "requests")).ResultNotice;
export const loadSeatExtras = async () => (await withTexts(import("./seats/seat-extras.tsx"), "pairing")).SeatExtras;

/** Load them all, for a game that ends or continues without a connection. */
export function preloadLateParts(): void {
  for (const load of [loadGameMenu, loadRequestNotices, loadResult]) void preload<never>(load).catch(() => undefined);
}
