/** The first page: start a game, continue one, or watch one. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { loadAnalysisLinks } from "../analysis/link-loader.ts";
import { HAS_SERVER, listGames } from "../api.ts";
import { AppBar } from "../components/app-bar.tsx";
import { ConfirmDialog } from "../components/dialog.tsx";
import { Lazy } from "../components/lazy.tsx";
import type { LocalSummary } from "../device/game-database.ts";
import { deleteGame, useLocalGames } from "../device/local-games.ts";
import { t } from "../i18n/translation.ts";
import { loadLearnLink } from "../lessons/offer-loader.ts";
import { loadOpeningsLinks } from "../openings/link-loader.ts";
import type { GameList, GameSummary } from "../protocol/types.ts";
import { loadPuzzlesLink } from "../puzzles/offer-loader.ts";
import { formatPath } from "../router.ts";
import { GameSummaryList } from "./game-list.tsx";
import { NewGameForm } from "./new-game-form.tsx";
import "./home-page.css";
import "./forced-colors.css";

const REFRESH_MS = 15_000;
const loadOpenButton = () => import("../record/open-button.tsx").then((module) => module.OpenRecordButton);

/** My games and public ones, refreshed periodically while the page is visible. */
function useGames(): GameList | null {
  const games = useSignal<GameList | null>(null);
  useEffect(() => {
    const ask = () => {
      if (!HAS_SERVER || document.visibilityState === "hidden") return;
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

/** My unfinished games, on the server and in this browser, the last played first. */
function mergeGames(remote: readonly GameSummary[], local: readonly LocalSummary[]): GameSummary[] {
  const unfinished = local.filter(({ status, moved }) => status !== "over" && moved === null);
  return [...remote, ...unfinished].sort((one, other) => other.active - one.active);
}

interface FinishedGamesProps {
  games: readonly LocalSummary[];
  remove(game: GameSummary): void;
}

/** Finished games of this browser: kept until they are deleted, and shown when asked for. */
function FinishedGames({ games, remove }: FinishedGamesProps): JSX.Element | null {
  if (games.length === 0) return null;
  return (
    <details class="home-section home-finished">
      <summary>{t("device-finished", { count: games.length })}</summary>
      <GameSummaryList games={games} remove={remove} />
    </details>
  );
}

function RemovalDialog({ game, close }: { game: GameSummary; close(): void }): JSX.Element {
  return (
    <ConfirmDialog
      title={t("device-delete-title")}
      text={t("device-delete-text")}
      yes={t("device-delete")}
      confirm={() => void deleteGame(game.game)}
      close={close}
    />
  );
}

export function HomePage(): JSX.Element {
  const games = useGames();
  const local = useLocalGames();
  const own = mergeGames(games?.own ?? [], local);
  const removed = useSignal<GameSummary | null>(null);
  const remove = (game: GameSummary) => (removed.value = game);
  useEffect(() => {
    document.title = t("app-name");
  });
  return (
    <>
      <AppBar />
      <main class="home">
        <h1 class="home-title">{t("home-title")}</h1>
        <NewGameForm />
        {own.length > 0 && (
          <section class="home-section" aria-labelledby="own">
            <h2 id="own">{t("home-own")}</h2>
            <GameSummaryList games={own} remove={remove} />
          </section>
        )}
        {games && games.public.length > 0 && (
          <section class="home-section" aria-labelledby="public">
            <h2 id="public">{t("home-public")}</h2>
            <GameSummaryList games={games.public} />
          </section>
        )}
        <FinishedGames games={local.filter(({ status }) => status === "over")} remove={remove} />
        <div class="home-open">
          <Lazy load={loadLearnLink} props={{}} />
          <Lazy load={loadAnalysisLinks} props={{}} />
          <Lazy load={loadOpeningsLinks} props={{}} />
          <Lazy load={loadOpenButton} props={{ isQuiet: true }} />
          <Lazy load={loadPuzzlesLink} props={{}} />
        </div>
        {removed.value && <RemovalDialog game={removed.value} close={() => (removed.value = null)} />}
        <footer class="home-footer muted">
          {HAS_SERVER && (
            <p>
              <a href={formatPath({ page: "print" })}>{t("home-print")}</a>
            </p>
          )}
          <p>{t("home-independent")}</p>
        </footer>
      </main>
    </>
  );
}
