/** The developers' gallery of components, at /gallery.html of `npm run dev`; not part of the build. */
import { type JSX, render } from "preact";
import { startTranslation } from "../i18n/translation.ts";
import { applyTheme } from "../settings/settings.ts";
import "../style/tokens.css";
import "../style/base.css";

/** Every `*.gallery.tsx` exports its scenes by name; /gallery.html?scene=name shows a single one. */
const pieces = import.meta.glob<{ scenes: Record<string, () => JSX.Element> }>("./*.gallery.tsx", { eager: true });
const wanted = new URLSearchParams(location.search).get("scene");
const scenes = Object.values(pieces).flatMap((piece) => Object.entries(piece.scenes));
const root = document.getElementById("app");
if (root) {
  applyTheme(document.documentElement);
  void startTranslation(document.documentElement).then(() =>
    render(
      scenes.filter(([name]) => wanted === null || name === wanted).map(([name, Scene]) => <Scene key={name} />),
      root,
    ),
  );
}
