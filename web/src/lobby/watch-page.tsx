/** The page of public games: those that wait for an opponent, and those that can be watched. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { HAS_SERVER } from "../api.ts";
import { AppBar } from "../components/app-bar.tsx";
import { Icon } from "../components/icons.tsx";
import { refreshOfferedGames } from "../games/offered.ts";
import { t } from "../i18n/translation.ts";
import type { GameSummary } from "../protocol/types.ts";
import { go } from "../router.ts";
import { changeOptions } from "./chosen-options.ts";
import { GameSummaryList } from "./game-list.tsx";
import { useGames } from "./listed-games.ts";
import "./lists.css";
import "./watch-page.css";

export function WatchPage(): JSX.Element {
  const games = useGames();
  useEffect(() => void refreshOfferedGames(), []); // for the names of games from other packages
  useEffect(() => {
    document.title = t("page-title", { page: t("nav-watch") });
  });
  return (
    <>
      <AppBar />
      <main class="page watch">
        <h1>{t("nav-watch")}</h1>
        {!HAS_SERVER && <EmptyState kind="watch-no-server" />}
        {games === "failed" && <EmptyState kind="watch-offline" />}
        {games !== null && games !== "failed" && <PublicGames games={games.public} />}
      </main>
    </>
  );
}

function PublicGames({ games }: { games: readonly GameSummary[] }): JSX.Element {
  const waiting = games.filter(({ status }) => status === "waiting");
  const playing = games.filter(({ status }) => status !== "waiting");
  if (games.length === 0) return <EmptyState kind="watch-empty" />;
  return (
    <>
      <p class="muted">{t("watch-about")}</p>
      <Section id="watch-join" games={waiting} />
      <Section id="watch-live" games={playing} />
      <div>
        <StartButton />
      </div>
    </>
  );
}

function Section({
  id,
  games,
}: {
  id: "watch-join" | "watch-live";
  games: readonly GameSummary[];
}): JSX.Element | null {
  if (games.length === 0) return null;
  return (
    <section class="home-section" aria-labelledby={id}>
      <h2 id={id}>{t(id)}</h2>
      <GameSummaryList games={games} />
    </section>
  );
}

/** Why there is nothing to see, and what to do instead. */
function EmptyState({ kind }: { kind: "watch-empty" | "watch-offline" | "watch-no-server" }): JSX.Element {
  return (
    <section class="card watch-empty" aria-labelledby="watch-empty">
      <span class="sign watch-empty-sign">
        <Icon name={kind === "watch-offline" ? "lost" : "eye"} />
      </span>
      <h2 id="watch-empty">{t(kind)}</h2>
      <p class="muted">{t(`${kind}-about`)}</p>
      {kind === "watch-empty" && <StartButton />}
    </section>
  );
}

/** Leads to the form, filled in for a game that anybody may join. */
function StartButton(): JSX.Element {
  const start = () => {
    changeOptions({ opponent: "link", isPublic: true });
    go({ page: "home" });
  };
  return (
    <button type="button" class="button primary" onClick={start}>
      <Icon name="dice" />
      {t("watch-start")}
    </button>
  );
}
