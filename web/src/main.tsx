import { render } from "preact";
import { App } from "./app.tsx";
import { startSpeaking } from "./language.ts";
import { dress } from "./settings.ts";
import "./style/tokens.css";
import "./style/base.css";

const root = document.getElementById("app");
if (root) {
  dress(document.documentElement);
  void startSpeaking(document.documentElement).then(() => render(<App />, root));
}
