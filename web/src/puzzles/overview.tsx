/** The list of games with puzzles, and what one game offers: the puzzle of the day, one's own level, themes. */
import type { JSX } from "preact";
import { AppBar } from "../components/app-bar.tsx";
import { Icon } from "../components/icons.tsx";
import { Emblem } from "../games/emblem.tsx";
import { gameName } from "../games/names.ts";
import { offeredGames } from "../games/offered.ts";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import { countThemes, dayNumber, hasPuzzles, type Puzzle } from "./collection.ts";
import { countDays, recordOf } from "./progress.ts";
import { themeName } from "./wording.ts";

const pathOf = (game: string, choice: string | null): string => formatPath({ page: "puzzles", game, choice });

/** All games with puzzles, one card each. */
export function GamesOverview(): JSX.Element {
  const games = offeredGames.value.map(({ rules }) => rules).filter(hasPuzzles);
  return (
    <>
      <AppBar />
      <main class="learn">
        <h1>{t("puzzles-title")}</h1>
        <p class="muted">{t("puzzles-about")}</p>
        <ul class="learn-courses">
          {games.map((game) => (
            <li key={game}>
              <a class="learn-course" href={pathOf(game, null)}>
                <Emblem rules={game} />
                <span class="learn-course-name">{gameName(game)}</span>
                {recordOf(game).count > 0 && (
                  <span class="muted">{t("puzzles-rating", { rating: String(recordOf(game).rating) })}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

/** What the puzzles of one game offer. */
export function PuzzlesOverview({ game, puzzles }: { game: string; puzzles: readonly Puzzle[] }): JSX.Element {
  return (
    <>
      <AppBar />
      <main class="learn puzzles">
        <h1>{t("puzzles-of", { game: gameName(game) })}</h1>
        <Standing game={game} />
        <div class="puzzles-ways">
          <DailyCard game={game} />
          <a class="puzzles-way" href={pathOf(game, "rated")}>
            <Icon name="dice" />
            <span class="puzzles-way-name">{t("puzzles-rated")}</span>
            <span class="muted">{t("puzzles-rated-about")}</span>
          </a>
        </div>
        <h2 id="themes">{t("puzzles-themes")}</h2>
        <ul class="learn-steps" aria-labelledby="themes">
          {[...countThemes(puzzles)].map(([theme, count]) => (
            <li key={theme}>
              <a class="learn-step" href={pathOf(game, theme)}>
                <span>{themeName(game, theme)}</span>
                <span class="puzzles-count muted">
                  <span aria-hidden="true">{count}</span>
                  <span class="visually-hidden">{t("puzzles-count", { count })}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

/** The player's rating and streaks. */
function Standing({ game }: { game: string }): JSX.Element {
  const { rating, count, solved, bestStreak } = recordOf(game);
  if (count === 0) return <p class="muted">{t("puzzles-first", { rating: String(rating) })}</p>;
  return (
    <dl class="puzzles-standing">
      <Figure name={t("puzzles-figure-rating")} value={rating} />
      <Figure name={t("puzzles-figure-solved")} value={`${solved} / ${count}`} />
      <Figure name={t("puzzles-figure-streak")} value={bestStreak} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string | number }): JSX.Element {
  return (
    <div>
      <dt class="muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function DailyCard({ game }: { game: string }): JSX.Element {
  const today = dayNumber(Date.now());
  const days = countDays(game, today);
  const isDone = recordOf(game).lastDay === today;
  return (
    <a class="puzzles-way" href={pathOf(game, "daily")}>
      <Icon name={isDone ? "check" : "clock"} />
      <span class="puzzles-way-name">{t("puzzles-daily")}</span>
      <span class="muted">{days > 0 ? t("puzzles-days", { count: days }) : t("puzzles-daily-about")}</span>
    </a>
  );
}
