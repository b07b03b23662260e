/** The first page: start a game, continue one, or watch one. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { listGames } from "../api.ts";
import { AppBar } from "../components/app-bar.tsx";
import { Lazy } from "../components/lazy.tsx";
import { t } from "../i18n/translation.ts";
import { loadLearnLink } from "../lessons/offer-loader.ts";
import type { GameList } from "../protocol/types.ts";
import { GameSummaryList } from "./game-list.tsx";
import { NewGameForm } from "./new-game-form.tsx";
import "./home-page.css";
import "./forced-colors.css";

const REFRESH_MS = 15_000;
const loadOpenButton = () => import("../replay/open-button.tsx").then((module) => module.OpenRecordButton);

/** My games and public ones, refreshed periodically while the page is visible. */
function useGames(): GameList | null {
  const games = useSignal<GameList | null>(null);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "hidden") return;
      listGames().then(
        (list) => (games.value = list),
        () => undefined, // the form shows an error when it is submitted
      );
    };
    ask();
    const timer = setInterval(ask, REFRESH_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return games.value;
}

export function HomePage(): JSX.Element {
  const games = useGames();
  useEffect(() => {
    document.title = t("app-name");
  });
  return (
    <>
      <AppBar />
      <main class="home">
        <h1 class="home-title">{t("home-title")}</h1>
        <NewGameForm />
        {games && games.own.length > 0 && (
          <section class="home-section" aria-labelledby="own">
            <h2 id="own">{t("home-own")}</h2>
            <GameSummaryList games={games.own} />
          </section>
        )}
        {games && games.public.length > 0 && (
          <section class="home-section" aria-labelledby="public">
            <h2 id="public">{t("home-public")}</h2>
            <GameSummaryList games={games.public} />
          </section>
        )}
        <div class="home-open">
          <Lazy load={loadLearnLink} props={{}} />
          <Lazy load={loadOpenButton} props={{ isQuiet: true }} />
        </div>
        <footer class="home-footer muted">
          <p>
            <a href="/print">{t("home-print")}</a>
          </p>
          <p>{t("home-independent")}</p>
        </footer>
      </main>
    </>
  );
}
