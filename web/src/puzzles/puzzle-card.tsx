/** The card of a puzzle: the task, what is said about an answer, and the buttons. Its size never changes. */
import type { JSX } from "preact";
import { analysisPath } from "../analysis/address.ts";
import { Icon } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { sideName } from "../games/names.ts";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import { loadShareButton } from "../share/button-loader.ts";
import type { SharedGame } from "../share/shared-game.ts";
import type { Puzzle } from "./collection.ts";
import { recordOf } from "./progress.ts";
import type { PuzzleSession } from "./puzzle-session.ts";
import { commentText, solverText, taskText } from "./puzzle-texts.ts";

interface PuzzleCardProps {
  session: PuzzleSession;
  /** How much the player's rating has changed by this puzzle. */
  change: number;
  next: (() => void) | null;
}

const PHASES = { wrong: "wrong", solved: "done", shown: "done" } as const;

export function PuzzleCard({ session, change, next }: PuzzleCardProps): JSX.Element {
  const phase = session.phase.value;
  const isOver = phase === "solved" || phase === "shown";
  const isTask = session.comment.value.kind === "task" && phase !== "checking";
  return (
    <section
      class="card lesson-card puzzle-card"
      data-phase={phase in PHASES ? PHASES[phase as keyof typeof PHASES] : "doing"}
      aria-labelledby="puzzle-text"
    >
      <Facts session={session} change={change} />
      <h2 class={isTask ? "visually-hidden" : "lesson-title"}>{taskText(session.puzzle)}</h2>
      <p id="puzzle-text" key={commentText(session)} class="lesson-text">
        {phase === "solved" && <Icon name="check" />}
        {phase === "wrong" && <Icon name="cross" />}
        <span>
          {commentText(session)}
          {isTask && <span class="puzzle-solver"> {solverText(session)}</span>}
        </span>
      </p>
      <div class="lesson-actions">
        {phase === "wrong" && (
          <button type="button" class="button primary lesson-go-on" onClick={() => session.retry()}>
            <Icon name="undo" />
            {t("puzzles-again")}
          </button>
        )}
        {isOver && <NextButton puzzle={session.puzzle} next={next} />}
        <Tools session={session} />
      </div>
    </section>
  );
}

/** The rating of the puzzle, and the player's own with what has changed. */
function Facts({ session: { puzzle }, change }: { session: PuzzleSession; change: number }): JSX.Element {
  const { rating, streak } = recordOf(puzzle.game);
  const sign = change > 0 ? `+${change}` : `${change}`.replace("-", "−");
  return (
    <p class="puzzle-facts muted">
      <span>{t("puzzles-difficulty", { rating: String(puzzle.rating) })}</span>
      <span class="puzzle-own" data-change={Math.sign(change)}>
        {t("puzzles-rating", { rating: String(rating) })}
        {change !== 0 && <b> {sign}</b>}
      </span>
      {streak > 1 && <span>{t("puzzles-streak", { count: streak })}</span>}
    </p>
  );
}

function NextButton({ puzzle, next }: { puzzle: Puzzle; next: (() => void) | null }): JSX.Element {
  if (next)
    return (
      <button type="button" class="button primary lesson-go-on" onClick={next}>
        {t("puzzles-next")}
        <Icon name="forward" />
      </button>
    );
  return (
    <a class="button primary lesson-go-on" href={formatPath({ page: "puzzles", game: puzzle.game, choice: "rated" })}>
      {t("puzzles-next")}
      <Icon name="forward" />
    </a>
  );
}

function HintButton({ session }: { session: PuzzleSession }): JSX.Element {
  return (
    <button
      type="button"
      class="button subtle lesson-tool"
      disabled={session.phase.value !== "doing" || session.hint.value === 2}
      onClick={() => session.showHint()}
    >
      <Icon name="hint" />
      <span>{t(session.hint.value === 0 ? "puzzles-hint" : "puzzles-hint-more")}</span>
    </button>
  );
}

/** The position with its solution, on the analysis board. */
function AnalyseLink({ puzzle: { game, position, answers } }: { puzzle: Puzzle }): JSX.Element {
  return (
    <a
      class="button subtle lesson-tool"
      href={analysisPath(game, { start: position, moves: answers[0] ?? [], ply: 0 })}
    >
      <Icon name="chances" />
      <span>{t("puzzles-analyse")}</span>
    </a>
  );
}

/** The hint or the analysis, the solution, sharing, and the list. */
function Tools({ session }: { session: PuzzleSession }): JSX.Element {
  const phase = session.phase.value;
  const { puzzle } = session;
  return (
    <div class="lesson-tools">
      {phase === "solved" || phase === "shown" ? <AnalyseLink puzzle={puzzle} /> : <HintButton session={session} />}
      <button
        type="button"
        class="button subtle lesson-tool"
        disabled={phase !== "doing" && phase !== "wrong"}
        onClick={() => void session.showSolution()}
      >
        <Icon name="eye" />
        <span>{t("puzzles-solution")}</span>
      </button>
      <Lazy
        load={loadShareButton}
        props={{ load: () => describePuzzle(session), class: "button subtle lesson-tool" }}
      />
      <a class="button subtle lesson-tool" href={formatPath({ page: "puzzles", game: puzzle.game, choice: null })}>
        <Icon name="list" />
        <span>{t("puzzles-leave")}</span>
      </a>
    </div>
  );
}

function describePuzzle(session: PuzzleSession): SharedGame {
  const { puzzle, solver, start } = session;
  const { game, id } = puzzle;
  return {
    rules: game,
    names: [sideName(game, 0), sideName(game, 1)],
    winner: null,
    status: t("sentences", { first: taskText(puzzle), second: solverText(session) }),
    seat: solver,
    picture: start,
    last: null,
    steps: [],
    link: { kind: "page", path: formatPath({ page: "puzzles", game, choice: id }) },
  };
}
