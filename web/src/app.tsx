/** The root component: the page of the current address, and the toasts. */
import type { JSX } from "preact";
import { AppBar } from "./components/app-bar.tsx";
import { Lazy } from "./components/lazy.tsx";
import { NotFound } from "./components/not-found.tsx";
import { Toasts } from "./components/toasts.tsx";
import { GamePage } from "./game/game-page.tsx";
import { HomePage } from "./lobby/home-page.tsx";
import { route } from "./router.ts";

/** Pages that are not needed to play are loaded lazily. */
const loadRules = () => import("./rules/rules-page.tsx").then((module) => module.RulesPage);
const loadReplay = () => import("./replay/replay-page.tsx").then((module) => module.ReplayPage);

function Page(): JSX.Element {
  const at = route.value;
  switch (at.page) {
    case "home":
      return <HomePage />;
    case "game":
      return <GamePage key={at.game} game={at.game} />;
    case "rules":
      return <Lazy key="rules" load={loadRules} props={{ rules: at.rules }} placeholder={<AppBar />} />;
    case "replay":
      return <Lazy key={at.record} load={loadReplay} props={{ record: at.record }} placeholder={<AppBar />} />;
    default:
      return <NotFound />;
  }
}

export function App(): JSX.Element {
  return (
    <>
      <Page />
      <Toasts />
    </>
  );
}
