import "./style/tokens.css";
import "./style/base.css";
import "./style/forms.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { learn, startSpeaking } from "./language.ts";
import { startRouting } from "./router.ts";
import { dress } from "./settings.ts";

/** So many milliseconds after the first page the texts that were not needed for it come, too. */
const LATER = 3000;

const root = document.getElementById("app");
if (root) {
  dress(document.documentElement);
  startRouting();
  void startSpeaking(document.documentElement).then(() => {
    render(<App />, root);
    setTimeout(() => void learn().catch(() => undefined), LATER);
  });
}
