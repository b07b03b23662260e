/** The puzzle of the day, on the first page. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { gameName } from "../games/names.ts";
import { offeredGames } from "../games/offered.ts";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import { dayNumber, hasPuzzles } from "./collection.ts";
import { countDays } from "./progress.ts";

export function DailyPuzzleCard(): JSX.Element {
  const today = dayNumber(Date.now());
  return (
    <section class="daily-puzzle" aria-labelledby="daily-puzzle">
      <h2 id="daily-puzzle">{t("puzzles-daily")}</h2>
      {offeredGames.value
        .filter(({ rules }) => hasPuzzles(rules))
        .map(({ rules }) => (
          <a key={rules} class="button" href={formatPath({ page: "puzzles", game: rules, choice: "daily" })}>
            <Icon name="puzzle" />
            {gameName(rules)}
            <span class="muted">{t("puzzles-days", { count: countDays(rules, today) })}</span>
          </a>
        ))}
    </section>
  );
}
