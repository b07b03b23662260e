/** The pages that lead to the puzzles: all games, and one game with its themes and the player's last puzzles. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { Icon } from "../components/icons.tsx";
import { usePageTitle } from "../components/page-title.ts";
import { gameName, sideName } from "../games/names.ts";
import { offeredGames } from "../games/offered.ts";
import { SmallBoard } from "../games/small-board.tsx";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import { BEGINNER, hasPuzzles, loadPuzzles, type Puzzle } from "./collection.ts";
import { today, useDaily, Week } from "./daily.tsx";
import { History } from "./history.tsx";
import { isDaySolved, recordOf } from "./progress.ts";
import { taskText } from "./puzzle-texts.ts";
import { Standing } from "./standing.tsx";
import { GroupBars, ThemeGroups } from "./theme-progress.tsx";

const pathOf = (game: string, choice: string | null): string => formatPath({ page: "puzzles", game, choice });

/** All games with puzzles, one panel each. */
export function GamesOverview(): JSX.Element {
  const games = offeredGames.value.map(({ rules }) => rules).filter(hasPuzzles);
  usePageTitle(t("puzzles-title"));
  return (
    <>
      <AppBar />
      <main class="page">
        <header class="stack">
          <h1>{t("puzzles-title")}</h1>
          <p class="muted">{t("puzzles-about")}</p>
        </header>
        {games.map((game) => (
          <LoadedPanel key={game} game={game} />
        ))}
      </main>
    </>
  );
}

/** The panel of a game among others. Its size is the same before the puzzles are there. */
function LoadedPanel({ game }: { game: string }): JSX.Element {
  const puzzles = useSignal<readonly Puzzle[]>([]);
  useEffect(() => {
    loadPuzzles(game).then(
      (loaded) => (puzzles.value = loaded),
      () => undefined, // without a connection: the links are still there
    );
  }, [game]);
  return (
    <section class="stack puzzles-panel" aria-labelledby={`puzzles-${game}`}>
      <h2 id={`puzzles-${game}`}>
        <a href={pathOf(game, null)}>{gameName(game)}</a>
      </h2>
      <Panel game={game} heading="h3">
        <GroupBars game={game} puzzles={puzzles.value} />
        <a class="puzzles-all" href={pathOf(game, null)}>
          {t("puzzles-all-themes")}
          <Icon name="forward" />
        </a>
      </Panel>
    </section>
  );
}

/** What the puzzles of one game offer. */
export function PuzzlesOverview({ game, puzzles }: { game: string; puzzles: readonly Puzzle[] }): JSX.Element {
  usePageTitle(t("puzzles-of", { game: gameName(game) }));
  return (
    <>
      <AppBar />
      <main class="page">
        <header class="stack">
          <h1>{t("puzzles-of", { game: gameName(game) })}</h1>
          <p class="muted">{t("puzzles-about")}</p>
        </header>
        <section class="stack puzzles-panel" aria-label={t("puzzles-daily")}>
          <Panel game={game} heading="h2" />
        </section>
        <section class="stack" aria-labelledby="themes">
          <h2 id="themes">{t("puzzles-themes")}</h2>
          <ThemeGroups game={game} puzzles={puzzles} />
        </section>
        <History game={game} puzzles={puzzles} />
      </main>
    </>
  );
}

interface PanelProps {
  game: string;
  /** The level of its heading on the page. */
  heading: "h2" | "h3";
  children?: ComponentChildren;
}

/** The puzzle of the day with its board, the streak, how the player stands, and the way into the training. */
function Panel({ game, heading: Heading, children }: PanelProps): JSX.Element {
  const daily = useDaily(game);
  return (
    <div class="card puzzles-panel-body">
      <div class="daily">
        <div class="daily-board">
          <SmallBoard
            game={game}
            picture={daily?.picture ?? null}
            seat={daily?.solver ?? 0}
            toMove={daily?.solver ?? null}
          />
        </div>
        <div class="daily-text">
          <Heading>{t("puzzles-daily")}</Heading>
          <p class="daily-task">
            {daily && (
              <>
                {taskText(daily.puzzle)}{" "}
                <span class="daily-side">{t("puzzles-solver", { side: sideName(game, daily.solver) })}</span>
              </>
            )}
          </p>
          <p class="actions daily-actions">
            <a class="button daily-link" href={pathOf(game, "daily")}>
              {t("puzzles-daily-solve")}
              <span class="visually-hidden">: {t("puzzles-daily")}</span>
            </a>
            {isDaySolved(game, today()) && (
              <span class="daily-solved">
                <Icon name="check" />
                {t("puzzles-daily-solved")}
              </span>
            )}
          </p>
          <Week game={game} />
        </div>
      </div>
      <div class="training">
        <Standing game={game} />
        <Actions game={game} />
        {children}
      </div>
    </div>
  );
}

/** One clear action: a newcomer begins with easy puzzles, everybody else continues. */
function Actions({ game }: { game: string }): JSX.Element {
  const isNew = recordOf(game).count === 0;
  return (
    <p class="actions training-actions">
      <a class="button primary" href={pathOf(game, isNew ? BEGINNER : "rated")}>
        {t(isNew ? "puzzles-easy" : "puzzles-continue")}
        <Icon name="forward" />
      </a>
      <a class="button subtle" href={pathOf(game, isNew ? "rated" : BEGINNER)}>
        {t(isNew ? "puzzles-rated" : "puzzles-easy-again")}
      </a>
    </p>
  );
}
