import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/forms.css";
import "./style/forced-colors.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { preload } from "./components/lazy.tsx";
import { loadFairnessDialog } from "./game/fairness-loader.ts";
import { preloadLateParts } from "./game/late-parts.ts";
import { loadOpenSeat } from "./game/seats/pending-game.tsx";
import { loadCatalogues, startTranslation } from "./i18n/translation.ts";
import { preloadPage } from "./pages.ts";
import { route, startRouting } from "./router.ts";
import { loadSettingsDialog } from "./settings/dialog-loader.ts";
import { applyTheme } from "./settings/settings.ts";

/** Milliseconds after the first render until the other texts, the first page and dialogs are preloaded. */
const PRELOAD_DELAY = 3000;

/** Preload as soon as the page shows its content: on a slow line the preloaded files would delay the table's own. */
function preloadLater(): void {
  if (document.querySelector('main:not([aria-busy="true"])')) preloadRest();
  else setTimeout(preloadLater, PRELOAD_DELAY);
}

/** Load what a table does not need at first, also for a user who loses the connection. */
function preloadRest(): void {
  void loadCatalogues().catch(() => undefined);
  void preloadPage({ page: "home" });
  void preload(loadFairnessDialog).catch(() => undefined);
  void preload(loadSettingsDialog).catch(() => undefined);
  void preload(loadOpenSeat).catch(() => undefined);
  preloadLateParts();
  if (import.meta.env.PROD)
    void import("./pwa/start.ts").then((module) => module.startOffline()).catch(() => undefined);
}

const root = document.getElementById("app");
if (root) {
  applyTheme(document.documentElement);
  startRouting();
  void Promise.all([startTranslation(document.documentElement), preloadPage(route.peek())]).then(() => {
    render(<App />, root);
    setTimeout(preloadLater, PRELOAD_DELAY);
  });
}
