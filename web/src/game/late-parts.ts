/** The parts of the game page that a table does not need at once, each with its texts. */
import { preload } from "../components/lazy.tsx";
import { loadCatalogues } from "../i18n/translation.ts";

export const loadGameMenu = async () => {
  const [module] = await Promise.all([import("./components/panel/game-menu.tsx"), loadCatalogues("requests")]);
  return module.GameMenu;
};
export const loadRequestNotices = async () => {
  const [module] = await Promise.all([import("./components/notices/request-notices.tsx"), loadCatalogues("requests")]);
  return module.RequestNotices;
};
export const loadResult = async () => {
  const [module] = await Promise.all([import("./components/notices/result.tsx"), loadCatalogues("requests")]);
  return module.ResultNotice;
};

/** Load them all, for a game that ends or goes on without a connection. */
export function preloadLateParts(): void {
  for (const load of [loadGameMenu, loadRequestNotices, loadResult]) void preload<never>(load).catch(() => undefined);
}
