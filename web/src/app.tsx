/** The whole page: the one that the address asks for, and the notes above it. */
import type { JSX } from "preact";
import { GamePage } from "./game/page.tsx";
import { Home } from "./lobby/home.tsx";
import { Bar } from "./parts/bar.tsx";
import { Later } from "./parts/later.tsx";
import { NotFound } from "./parts/not-found.tsx";
import { Toasts } from "./parts/toasts.tsx";
import { route } from "./router.ts";

/** Pages that nobody needs to play come when they are asked for. */
const loadRules = () => import("./rules/page.tsx").then((module) => module.RulesPage);
const loadReplay = () => import("./replay/page.tsx").then((module) => module.ReplayPage);

function Page(): JSX.Element {
  const at = route.value;
  switch (at.page) {
    case "home":
      return <Home />;
    case "game":
      return <GamePage key={at.game} game={at.game} />;
    case "rules":
      return <Later key="rules" load={loadRules} props={{ rules: at.rules }} waiting={<Bar />} />;
    case "replay":
      return <Later key={at.saved} load={loadReplay} props={{ saved: at.saved }} waiting={<Bar />} />;
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
