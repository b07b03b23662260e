/** The whole page: the one that the address asks for, and the notes above it. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { GamePage } from "./game/page.tsx";
import { t } from "./language.ts";
import { Home } from "./lobby/home.tsx";
import { Bar } from "./parts/bar.tsx";
import { Later } from "./parts/later.tsx";
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
      return <Nowhere />;
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

/** A page for addresses that lead nowhere. */
export function Nowhere({ reason = "nowhere-text" }: { reason?: string }): JSX.Element {
  useEffect(() => {
    document.title = t("page-title", { page: t("nowhere-title") });
  });
  return (
    <>
      <Bar />
      <main class="nowhere">
        <h1>{t("nowhere-title")}</h1>
        <p class="soft">{t(reason)}</p>
        <a class="button main" href="/">
          {t("go-home")}
        </a>
      </main>
    </>
  );
}
