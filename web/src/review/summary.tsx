/** The game at a glance: the curve, both players' accuracy, and how far the analysis is. */
import type { JSX } from "preact";
import { sideName } from "../games/names.ts";
import { formatPercent, t } from "../i18n/translation.ts";
import type { Seat } from "../protocol/types.ts";
import { DEEP_PASS, type Review } from "./analysis/contract.ts";
import type { Analysis } from "./analysis/types.ts";
import { Curve } from "./curve.tsx";
import type { ReviewSession } from "./review-session.ts";
import "./summary.css";

export function Summary({ session }: { session: ReviewSession }): JSX.Element | null {
  const { review } = session;
  if (!review) return null;
  const analysis = review.analysis.value;
  return (
    <section class="summary" aria-label={t("review-curve")}>
      {analysis ? (
        <Curve analysis={analysis} at={session.steps.at.value} viewPly={(ply) => session.viewPly(ply)} />
      ) : (
        <div class="curve curve-empty" />
      )}
      {analysis && <Accuracies analysis={analysis} isFinal={review.isFinal.value} />}
      <AnalysisProgress review={review} />
    </section>
  );
}

interface AccuraciesProps {
  analysis: Analysis;
  /** Whether a deeper analysis may still change them. */
  isFinal: boolean;
}

/** Both players' accuracy. */
export function Accuracies({ analysis, isFinal }: AccuraciesProps): JSX.Element {
  return (
    <dl class="accuracies">
      {([0, 1] as const).map((seat) => (
        <Accuracy key={seat} analysis={analysis} isFinal={isFinal} seat={seat} />
      ))}
    </dl>
  );
}

function Accuracy({ analysis, isFinal, seat }: AccuraciesProps & { seat: Seat }): JSX.Element {
  const { accuracy, grades } = analysis.totals[seat];
  const hasDecided = Object.values(grades).some((count) => count > 0);
  const figure = isFinal ? formatPercent(accuracy) : t("review-provisional", { figure: formatPercent(accuracy) });
  return (
    <div>
      <dt>{t("review-accuracy", { side: sideName(analysis.game, seat) })}</dt>
      <dd>{hasDecided ? figure : "–"}</dd>
    </div>
  );
}

/** How far the analysis is. Its room is kept free. */
export function AnalysisProgress({ review }: { review: Review }): JSX.Element {
  const progress = review.progress.value;
  return (
    <p class="analysis-progress muted" data-pass={progress?.pass ?? "done"}>
      {review.hasFailed.value && review.analysis.value === null && t("review-failed")}
      {progress && (
        <>
          <span>{t(progress.pass === 0 ? "review-analysing" : "review-deepening")}</span>
          {progress.share !== null && (
            <progress max={1} value={overall(progress.pass, progress.share)} aria-label={t("review-analysing")} />
          )}
        </>
      )}
    </p>
  );
}

function overall(pass: number, share: number): number {
  return pass === DEEP_PASS - 1 ? share : (pass + share) / (DEEP_PASS - 1);
}
