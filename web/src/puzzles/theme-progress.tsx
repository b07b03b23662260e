/** The themes of a game's puzzles, each with a bar: what is solved, what is to be tried again, and what is left. */
import type { JSX } from "preact";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import { measureProgress, type Puzzle, type ThemeProgress } from "./collection.ts";
import { type ThemeGroup, themeGroups } from "./games.ts";
import { failedPuzzles, seenPuzzles } from "./progress.ts";
import { groupName, themeName } from "./puzzle-texts.ts";

interface ThemesProps {
  game: string;
  puzzles: readonly Puzzle[];
}

/** How far the player has come with each group of themes, in short; links to the group. */
export function GroupBars({ game, puzzles }: ThemesProps): JSX.Element {
  const [seen, failed] = [seenPuzzles(game), failedPuzzles(game)];
  const page = formatPath({ page: "puzzles", game, choice: null });
  return (
    <ul class="theme-bars">
      {themeGroups(game).map(({ name, themes }) => (
        <li key={name}>
          <Bar
            href={`${page}#${name}`}
            name={groupName(game, name)}
            progress={measureProgress(puzzles, themes, seen, failed)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Every theme, by group; a theme leads to its puzzles. */
export function ThemeGroups({ game, puzzles }: ThemesProps): JSX.Element {
  return (
    <div class="theme-groups">
      {themeGroups(game).map((group) => (
        <Group key={group.name} game={game} puzzles={puzzles} group={group} />
      ))}
    </div>
  );
}

function Group({ game, puzzles, group }: ThemesProps & { group: ThemeGroup }): JSX.Element {
  const [seen, failed] = [seenPuzzles(game), failedPuzzles(game)];
  const measured = group.themes.map((theme) => ({ theme, progress: measureProgress(puzzles, [theme], seen, failed) }));
  return (
    <section class="card theme-group" id={group.name} aria-labelledby={`group-${group.name}`}>
      <h3 id={`group-${group.name}`}>{groupName(game, group.name)}</h3>
      <ul class="theme-bars">
        {measured
          .filter(({ progress }) => progress.count > 0)
          .map(({ theme, progress }) => (
            <li key={theme}>
              <Bar
                href={formatPath({ page: "puzzles", game, choice: theme })}
                name={themeName(game, theme)}
                progress={progress}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Bar({ href, name, progress }: { href: string; name: string; progress: ThemeProgress }): JSX.Element {
  const { count, tried, solved } = progress;
  const share = (part: number) => `${(100 * part) / count}%`;
  return (
    <a class="tile theme-bar" href={href}>
      <span class="theme-bar-name">{name}</span>
      <span class="theme-bar-figures muted">
        {tried === 0 ? t("puzzles-count", { count }) : t("puzzles-progress", { solved, count })}
        {tried > solved && ` · ${t("puzzles-failed", { count: tried - solved })}`}
      </span>
      <span class="theme-bar-track" aria-hidden="true">
        <span class="theme-bar-solved" style={{ width: share(solved) }} />
        <span class="theme-bar-failed" style={{ width: share(tried - solved) }} />
      </span>
    </a>
  );
}
