/** The developers' gallery of components, at /gallery.html of `npm run dev`; not part of the build. */
import { type JSX, render } from "preact";
import { startTranslation } from "../i18n/translation.ts";
import { applyTheme } from "../settings/settings.ts";
import "../style/tokens.css";
import "../style/base.css";
import "../style/forced-colors.css";

/** Every `*.gallery.tsx` exports its pages by name; /gallery.html?page=name shows a single one. */
const modules = import.meta.glob<{ pages: Record<string, () => JSX.Element> }>("./*.gallery.tsx", { eager: true });
const wanted = new URLSearchParams(location.search).get("page");
const pages = Object.values(modules).flatMap((module) => Object.entries(module.pages));
const root = document.getElementById("app");
if (root) {
  applyTheme(document.documentElement);
  void startTranslation(document.documentElement).then(() =>
    render(
      pages.filter(([name]) => wanted === null || name === wanted).map(([name, Page]) => <Page key={name} />),
      root,
    ),
  );
}
