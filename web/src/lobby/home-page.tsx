/** The first page: start a game, continue one, solve the puzzle of the day. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { ConfirmDialog } from "../components/dialog.tsx";
import { Lazy } from "../components/lazy.tsx";
import { t } from "../i18n/translation.ts";
import type { ListedGame, LocalSummary } from "../local/game-database.ts";
import { deleteGame, useLocalGames } from "../local/local-games.ts";
import { loadOpeningsLinks } from "../openings/link-loader.ts";
import { Challenges } from "../pairing/challenges.tsx";
import { LiveBoards } from "../pairing/live-boards.tsx";
import { lobby } from "../pairing/lobby.ts";
import { useLobby } from "../pairing/use-lobby.ts";
import type { FinishedGame, GameSummary } from "../protocol/types.ts";
import { loadDailyCard } from "../puzzles/offer-loader.ts";
import { formatPath, rulesPath } from "../router.ts";
import { chosenGame } from "./chosen-options.ts";
import { GameSummaryList } from "./game-list.tsx";
import { useGames } from "./listed-games.ts";
import { NewGameForm } from "./new-game-form.tsx";
import "./lists.css";
import "./home-page.css";
import { HAS_SERVER } from "../api.ts";
import { Icon } from "../components/icons.tsx";
import { gameName } from "../games/names.ts";
import { offeredGames } from "../games/offered.ts";

/** How many finished games are shown before more are asked for. */
const SHOWN_GAMES = 4;

const loadOpenButton = () => import("../record/open-button.tsx").then((module) => module.OpenRecordButton);
const loadDemonstration = () => import("./demonstration.tsx").then((module) => module.Demonstration);

/** My unfinished games, on the server and in this browser, the last played first. */
function mergeGames(remote: readonly GameSummary[], local: readonly LocalSummary[]): GameSummary[] {
  const unfinished = local.filter(({ status, moved }) => status !== "over" && moved === null);
  return [...remote, ...unfinished].sort((one, other) => other.active - one.active);
}

interface FinishedGamesProps {
  games: readonly LocalSummary[];
  remove(game: GameSummary): void;
}

/** Finished games of this browser, the last ones first. They are kept until they are deleted. */
function FinishedGames({ games, remove }: FinishedGamesProps): JSX.Element | null {
  const isWhole = useSignal(false);
  if (games.length === 0) return null;
  const shown = isWhole.value ? games : games.slice(0, SHOWN_GAMES);
  return (
    <section class="home-section home-finished" aria-labelledby="finished">
      <h2 id="finished">{t("home-finished")}</h2>
      <GameSummaryList games={shown} remove={remove} />
      {shown.length < games.length && (
        <button type="button" class="button subtle home-all" onClick={() => (isWhole.value = true)}>
          {t("home-finished-all", { count: games.length })}
        </button>
      )}
    </section>
  );
}

/** The last public games that ended. */
function LastResults({ results }: { results: readonly FinishedGame[] }): JSX.Element | null {
  if (results.length === 0) return null;
  const games = results.map(({ game, outcome }): ListedGame => ({ ...game, outcome }));
  return (
    <section class="home-section" aria-labelledby="results">
      <h2 id="results">{t("home-results")}</h2>
      <GameSummaryList games={games.slice(0, SHOWN_GAMES)} />
    </section>
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
  const shown = useLobby();
  const listed = useGames(lobby.ownChanges.value);
  const games = listed === "failed" ? null : listed;
  const local = useLocalGames();
  const own = mergeGames(games?.own ?? [], local);
  const ownIds = new Set(own.map(({ game }) => game));
  const removed = useSignal<GameSummary | null>(null);
  const remove = (game: GameSummary) => (removed.value = game);
  const rules = chosenGame()?.rules ?? "";
  useEffect(() => {
    document.title = t("app-name");
  });
  return (
    <>
      <AppBar />
      <main class="home">
        <div class="home-board">
          <h1 class="home-title">{t("home-title")}</h1>
          <Lazy key={rules} load={loadDemonstration} props={{ rules }} placeholder={<div class="demonstration" />} />
        </div>
        <div class="home-play">
          <NewGameForm played={local} shown={shown} />
          {own.length > 0 && (
            <section class="home-section" aria-labelledby="own">
              <h2 id="own">{t("home-own")}</h2>
              <GameSummaryList games={own} remove={remove} />
            </section>
          )}
        </div>
        <div class="home-more">
          {shown && <Challenges shown={shown} own={ownIds} />}
          <LiveBoards games={(shown?.games ?? []).filter(({ game }) => !ownIds.has(game.game))} />
          <Lazy load={loadDailyCard} props={{}} />
          <LastResults results={shown?.results ?? []} />
          <FinishedGames games={local.filter(({ status }) => status === "over")} remove={remove} />
        </div>
        {removed.value && <RemovalDialog game={removed.value} close={() => (removed.value = null)} />}
        <footer class="home-footer">
          <div class="home-open">
            <ReferenceLinks />
            <Lazy load={loadOpeningsLinks} props={{}} />
            <Lazy load={loadOpenButton} props={{ isQuiet: true }} />
          </div>
          <p class="muted">{t("home-independent")}</p>
        </footer>
      </main>
    </>
  );
}

function ReferenceLinks(): JSX.Element {
  return (
    <>
      {offeredGames.value.map(({ rules }) => (
        <a key={rules} class="button subtle" href={rulesPath(rules)}>
          <Icon name="book" />
          {t("how-to-play-game", { game: gameName(rules) })}
        </a>
      ))}
      {HAS_SERVER && (
        <a class="button subtle" href={formatPath({ page: "print" })}>
          <Icon name="print" />
          {t("home-print")}
        </a>
      )}
    </>
  );
}
