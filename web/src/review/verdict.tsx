/** What is said of the move that is shown: its grade, what was better and why, and what can be done about it. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { formatMove, MoveDice } from "../game/panel/move-text.tsx";
import { translateAll } from "../i18n/translatable.ts";
import { formatPercent, t } from "../i18n/translation.ts";
import { isError, type Review } from "./analysis/contract.ts";
import type { AnalysedDecision, AnalysedMove, AnalysedRoll } from "./analysis/types.ts";
import type { Line, ReviewSession, Trial } from "./review-session.ts";
import { describeMoves, describeVerdict } from "./review-texts.ts";
import "./verdict.css";

interface VerdictProps {
  session: ReviewSession;
  review: Review;
}

const LINE_MOVES = 4;

/** The verdict on the move that is shown, on the move that is tried, or the line that is played out. */
export function VerdictNotice({ session, review }: VerdictProps): JSX.Element | null {
  const aside = session.aside.value;
  if (aside?.kind === "trial") return <TrialVerdict session={session} trial={aside} />;
  if (aside?.kind === "line") return <LineNote session={session} line={aside} />;
  const ply = session.analysedPly;
  if (!ply) return null;
  const better = findBetter(ply);
  const grade = ply.kind === "decision" ? (ply.grade ?? "forced") : "roll";
  return (
    <div class={`verdict ${grade}`}>
      <div class="verdict-words">
        <p class="verdict-head">
          <strong>{describeVerdict(ply)}</strong>
        </p>
        {better && (
          <Suggestion review={review} ply={better.ply} before={session.steps.at.value - 1} best={better.best} />
        )}
      </div>
      {better && <BetterActions session={session} review={review} best={better.best} />}
    </div>
  );
}

/** The best move in place of an error; null for a move that was none. */
function findBetter(ply: AnalysedDecision | AnalysedRoll): { ply: AnalysedDecision; best: AnalysedMove } | null {
  if (ply.kind !== "decision" || !isError(ply.grade)) return null;
  const [best] = ply.candidates;
  return best ? { ply, best } : null;
}

/** The better line to play out, and the chance to find it oneself. */
function BetterActions({ session, review, best }: VerdictProps & { best: AnalysedMove }): JSX.Element {
  return (
    <div class="actions verdict-actions">
      <button type="button" class="button" onClick={() => void session.playLine(best.line)}>
        <Icon name="forward" />
        {t("review-show-line")}
      </button>
      {review.trials && (
        <button type="button" class="button" onClick={() => session.startTrial()}>
          <Icon name="again" />
          {t("review-retry")}
        </button>
      )}
    </div>
  );
}

interface SuggestionProps {
  review: Review;
  ply: AnalysedDecision;
  /** The number of plies before the move. */
  before: number;
  best: AnalysedMove;
}

function Suggestion({ review, ply, before, best }: SuggestionProps): JSX.Element {
  const [first, ...rest] = review.showLine(before, best.line.slice(0, LINE_MOVES));
  const move = formatMove(best.move, first ? [first.words] : []);
  return (
    <p class="verdict-text">
      <MoveDice rules={review.replay.rules} seat={ply.side} words={first ? [first.words] : []} />
      <span>{t("review-better", { move, percent: formatPercent(best.value) })} </span>
      <span class="muted">{translateAll(best.why)} </span>
      {rest.length > 0 && <span class="muted">{t("review-then", { moves: describeMoves(rest) })}</span>}
    </p>
  );
}

function LineNote({ session, line }: { session: ReviewSession; line: Line }): JSX.Element {
  const shown = line.moves[line.at - 1];
  const move = shown ? describeMoves([shown]) : "";
  return (
    <div class="verdict line">
      <p class="verdict-words verdict-head" role="status">
        <strong>{t("review-line", { at: line.at, count: line.moves.length })}</strong> <span>{move}</span>
      </p>
      <BackButton session={session} />
    </div>
  );
}

function TrialVerdict({ session, trial }: { session: ReviewSession; trial: Trial }): JSX.Element {
  return (
    <div class={`verdict ${trial.verdict?.grade ?? "trial"}`}>
      <p class="verdict-words verdict-head" role="status">
        {describeTrial(trial)}
      </p>
      <div class="actions verdict-actions">
        {trial.verdict && trial.verdict.grade !== "best" && (
          <button type="button" class="button primary" onClick={() => session.startTrial()}>
            <Icon name="again" />
            {t("review-try-again")}
          </button>
        )}
        <BackButton session={session} />
      </div>
    </div>
  );
}

function describeTrial({ move, verdict }: Trial): string {
  if (!move) return t("review-your-turn");
  if (!verdict) return t("review-grading");
  const told = { kind: "decision" as const, turn: 0, side: 0 as const, move: move.text, ...verdict };
  const chosen = verdict.candidates.find((candidate) => candidate.move === move.text);
  const percent = formatPercent(chosen?.value ?? 0);
  return t("review-tried", { move: describeMoves([move]), verdict: describeVerdict(told), percent });
}

function BackButton({ session }: { session: ReviewSession }): JSX.Element {
  return (
    <button type="button" class="button" onClick={() => session.closeAside()}>
      <Icon name="undo" />
      {t("review-back")}
    </button>
  );
}
