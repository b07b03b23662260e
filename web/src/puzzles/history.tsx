/** The puzzles that were tried last, with their results; each can be tried again. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import type { Puzzle } from "./collection.ts";
import { listAttempts } from "./progress.ts";
import { taskText } from "./puzzle-texts.ts";

const SHOWN = 8;

interface HistoryProps {
  game: string;
  puzzles: readonly Puzzle[];
}

export function History({ game, puzzles }: HistoryProps): JSX.Element | null {
  const attempts = listAttempts(game, SHOWN).flatMap(({ id, isSolved }) => {
    const puzzle = puzzles.find((one) => one.id === id);
    return puzzle ? [{ puzzle, isSolved }] : [];
  });
  if (attempts.length === 0) return null;
  const title = `history-${game}`;
  return (
    <section class="stack" aria-labelledby={title}>
      <h2 id={title}>{t("puzzles-history")}</h2>
      <ul class="history-list">
        {attempts.map(({ puzzle, isSolved }) => (
          <li key={puzzle.id}>
            <a
              class="tile history-entry"
              data-solved={isSolved}
              href={formatPath({ page: "puzzles", game, choice: puzzle.id })}
            >
              <span class="sign history-sign">
                <Icon name={isSolved ? "check" : "cross"} />
              </span>
              <span class="history-task">{taskText(puzzle)}</span>
              <span class="history-facts muted">
                {t("puzzles-difficulty", { rating: String(puzzle.rating) })} ·{" "}
                {t(isSolved ? "puzzles-result-solved" : "puzzles-result-failed")}
              </span>
              <span class="history-retry">
                <Icon name="again" />
                {t("puzzles-again")}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
