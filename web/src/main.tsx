import "./style/tokens.css";
import "./style/base.css";
import "./style/forms.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { startSpeaking } from "./language.ts";
import { startRouting } from "./router.ts";
import { dress } from "./settings.ts";

const root = document.getElementById("app");
if (root) {
  dress(document.documentElement);
  startRouting();
  void startSpeaking(document.documentElement).then(() => render(<App />, root));
}
