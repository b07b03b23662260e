/** The first page: choose and play; or go on with a game, or watch one. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { listGames } from "../api.ts";
import { t } from "../language.ts";
import { Bar } from "../parts/bar.tsx";
import { Later } from "../parts/later.tsx";
import type { GameList } from "../protocol/types.ts";
import { NewGameForm } from "./form.tsx";
import { GameLines } from "./lines.tsx";
import "./home.css";

const REFRESH = 15_000;
const loadOpenSaved = () => import("../replay/saved.tsx").then((module) => module.OpenSaved);

/** The games to go on with, asked for again from time to time while somebody looks. */
function useGames(): GameList | null {
  const games = useSignal<GameList | null>(null);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "hidden") return;
      listGames().then(
        (list) => (games.value = list),
        () => undefined, // the form complains where it matters
      );
    };
    ask();
    const timer = setInterval(ask, REFRESH);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return games.value;
}

export function Home(): JSX.Element {
  const games = useGames();
  useEffect(() => {
    document.title = t("name-of-the-house");
  });
  return (
    <>
      <Bar />
      <main class="home">
        <h1 class="home-title">{t("home-title")}</h1>
        <NewGameForm />
        {games && games.own.length > 0 && (
          <section class="home-section" aria-labelledby="own">
            <h2 id="own">{t("home-own")}</h2>
            <GameLines games={games.own} />
          </section>
        )}
        {games && games.public.length > 0 && (
          <section class="home-section" aria-labelledby="public">
            <h2 id="public">{t("home-public")}</h2>
            <GameLines games={games.public} />
          </section>
        )}
        <div class="home-open">
          <Later load={loadOpenSaved} props={{ isQuiet: true }} />
        </div>
        <footer class="home-foot soft">
          <p>{t("home-independent")}</p>
        </footer>
      </main>
    </>
  );
}
