import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/forms.css";
import "./style/forced-colors.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { loadCatalogues, startTranslation } from "./i18n/translation.ts";
import { startRouting } from "./router.ts";
import { applyTheme } from "./settings/settings.ts";

/** Milliseconds after the first render until the other text catalogues are preloaded. */
const PRELOAD_DELAY = 3000;

const root = document.getElementById("app");
if (root) {
  applyTheme(document.documentElement);
  startRouting();
  void startTranslation(document.documentElement).then(() => {
    render(<App />, root);
    setTimeout(() => void loadCatalogues().catch(() => undefined), PRELOAD_DELAY);
  });
}
