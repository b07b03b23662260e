/** For developers: the pieces with made-up positions, at /gallery.html of `npm run dev`; not in the build. */
import { type JSX, render } from "preact";
import { startSpeaking } from "../language.ts";
import { dress } from "../settings.ts";
import "../style/tokens.css";
import "../style/base.css";

/** Every `*.gallery.tsx` gives out the scenes it shows, by name: /gallery.html?scene=name shows one alone. */
const pieces = import.meta.glob<{ scenes: Record<string, () => JSX.Element> }>("./*.gallery.tsx", { eager: true });
const wanted = new URLSearchParams(location.search).get("scene");
const scenes = Object.values(pieces).flatMap((piece) => Object.entries(piece.scenes));
const root = document.getElementById("app");
if (root) {
  dress(document.documentElement);
  void startSpeaking(document.documentElement).then(() =>
    render(
      scenes.filter(([name]) => wanted === null || name === wanted).map(([name, Scene]) => <Scene key={name} />),
      root,
    ),
  );
}
