/** The puzzle of the day as a card, for the first page: its board, the task, and the streak. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { gameName, sideName } from "../games/names.ts";
import { offeredGames } from "../games/offered.ts";
import { SmallBoard } from "../games/small-board.tsx";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import { hasPuzzles } from "./collection.ts";
import { today, useDaily, Week } from "./daily.tsx";
import { isDaySolved, recordOf } from "./progress.ts";
import { taskText } from "./puzzle-texts.ts";
import "./daily.css";

/** The game whose puzzle is shown: one that is not solved yet, and among those the one whose puzzles were tried most. */
function chooseGame(): string | null {
  const games = offeredGames.value.map(({ rules }) => rules).filter(hasPuzzles);
  const day = today();
  const open = games.filter((game) => !isDaySolved(game, day));
  const choice = open.length > 0 ? open : games;
  return choice.toSorted((one, other) => recordOf(other).count - recordOf(one).count)[0] ?? null;
}

export function DailyPuzzleCard(): JSX.Element | null {
  const game = chooseGame();
  return game === null ? null : <Card key={game} game={game} />;
}

function Card({ game }: { game: string }): JSX.Element {
  const daily = useDaily(game);
  const isSolved = isDaySolved(game, today());
  return (
    <article class="card daily-card">
      <h2 class="daily-card-title">
        <a class="daily-link" href={formatPath({ page: "puzzles", game, choice: "daily" })}>
          {t("puzzles-daily")}
        </a>
        <span class="daily-card-game muted">{gameName(game)}</span>
      </h2>
      <SmallBoard
        game={game}
        picture={daily?.picture ?? null}
        seat={daily?.solver ?? 0}
        toMove={daily?.solver ?? null}
      />
      <p class="daily-task">
        {isSolved ? (
          <>
            <Icon name="check" />
            {t("puzzles-daily-solved")}
          </>
        ) : (
          daily && (
            <>
              {taskText(daily.puzzle)}{" "}
              <span class="daily-side">{t("puzzles-solver", { side: sideName(game, daily.solver) })}</span>
            </>
          )
        )}
      </p>
      <Week game={game} />
    </article>
  );
}
