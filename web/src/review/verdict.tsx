/** What is said of the move that is shown: its grade, what was better and why, and what can be done about it. */
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { formatMove, MoveDice } from "../game/components/move-text.tsx";
import { formatPercent, t } from "../i18n/translation.ts";
import { isError } from "./analysis/grades.ts";
import type { AnalysedDecision, AnalysedMove } from "./analysis/types.ts";
import type { Review } from "./review.ts";
import type { Line, ReviewSession, Trial } from "./review-session.ts";
import { describeCandidate, describeLine, describeMove, describeVerdict, phraseMove } from "./wording.ts";
import "./styles/verdict.css";

interface VerdictProps {
  session: ReviewSession;
  review: Review;
}

const LINE_MOVES = 4;

/** The verdict on the move that is shown, on the move that is tried, or the line that is played out. */
export function VerdictNotice({ session, review }: VerdictProps): JSX.Element | null {
  const aside = session.aside.value;
  if (aside?.kind === "trial") return <TrialVerdict session={session} review={review} trial={aside} />;
  if (aside?.kind === "line") return <LineNote session={session} line={aside} />;
  const ply = session.analysedPly;
  if (!ply) return null;
  const grade = ply.kind === "decision" ? (ply.grade ?? "forced") : "roll";
  return (
    <div class={`verdict ${grade}`}>
      <p class="verdict-head">
        <strong>{describeVerdict(ply)}</strong>
      </p>
      {ply.kind === "decision" && isError(ply.grade) && <Better session={session} review={review} ply={ply} />}
    </div>
  );
}

/** What was better, in words, with the line to play out and the chance to find it oneself. */
function Better({ session, review, ply }: VerdictProps & { ply: AnalysedDecision }): JSX.Element | null {
  const before = session.steps.at.value - 1;
  const [best] = ply.candidates;
  if (!best) return null;
  return (
    <>
      <Suggestion review={review} ply={ply} before={before} best={best} />
      <div class="verdict-actions">
        <button type="button" class="button" onClick={() => void session.playLine(best.line)}>
          <Icon name="forward" />
          {t("review-show-line")}
        </button>
        <button type="button" class="button" onClick={() => session.startTrial()}>
          <Icon name="again" />
          {t("review-retry")}
        </button>
      </div>
    </>
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
  const [move, why] = describeCandidate(review, before, best);
  const rest = describeLine(review, before, best.line, LINE_MOVES);
  const words = [phraseMove(review, before, best.move)];
  return (
    <p class="verdict-text">
      <MoveDice rules={review.replay.rules} seat={ply.side} words={words} />
      <span>{t("review-better", { move, percent: formatPercent(best.value) })} </span>
      <span class="muted">{why} </span>
      {rest !== "" && <span class="muted">{t("review-then", { moves: rest })}</span>}
    </p>
  );
}

function LineNote({ session, line }: { session: ReviewSession; line: Line }): JSX.Element {
  const shown = line.moves[line.at - 1];
  const move = shown ? formatMove(shown.text, [shown.words()]) : "";
  return (
    <div class="verdict line">
      <p class="verdict-head" role="status">
        <strong>{t("review-line", { at: line.at, count: line.moves.length })}</strong> <span>{move}</span>
      </p>
      <BackButton session={session} />
    </div>
  );
}

function TrialVerdict({ session, review, trial }: VerdictProps & { trial: Trial }): JSX.Element {
  return (
    <div class={`verdict ${trial.verdict?.grade ?? "trial"}`}>
      <p class="verdict-head" role="status">
        {describeTrial(review, trial)}
      </p>
      <div class="verdict-actions">
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

function describeTrial(review: Review, { from, move, verdict }: Trial): string {
  if (!move) return t("review-your-turn");
  if (!verdict) return t("review-grading");
  const told = { kind: "decision" as const, turn: 0, side: 0 as const, move: move.text, ...verdict };
  const chosen = verdict.candidates.find((candidate) => candidate.move === move.text);
  const percent = formatPercent(chosen?.value ?? 0);
  return t("review-tried", { move: describeMove(review, from, move.text), verdict: describeVerdict(told), percent });
}

function BackButton({ session }: { session: ReviewSession }): JSX.Element {
  return (
    <button type="button" class="button" onClick={() => session.closeAside()}>
      <Icon name="undo" />
      {t("review-back")}
    </button>
  );
}
