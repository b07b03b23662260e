/** The card of a finished game: curve, accuracy, and what stands out in it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import type { Seat } from "../protocol/types.ts";
import { reviewPath } from "../router.ts";
import type { Session } from "../session/session.ts";
import { DEEP_PASS, type Review } from "./analysis/contract.ts";
import type { Analysis } from "./analysis/types.ts";
import { Curve } from "./curve.tsx";
import { openReview } from "./review-loader.ts";
import { describeBestMove, describeLuck, describeTurningPoint, type Highlight } from "./review-texts.ts";
import { Accuracies, AnalysisProgress } from "./summary.tsx";
import "./game-card.css";

/** Analyse the game as soon as the card is there; null until it is loaded, and where it cannot be analysed. */
function useReview(id: string): Review | null {
  const review = useSignal<Review | null>(null);
  useEffect(() => {
    let isGone = false;
    openReview(id, 1)
      .then((opened) => {
        if (isGone) return;
        review.value = opened?.review ?? null;
        void opened?.review?.analyse(DEEP_PASS);
      })
      .catch(() => undefined); // without a connection there is no card; the result stands without it
    return () => {
      isGone = true;
      review.peek()?.stop();
    };
  }, [id]);
  return review.value;
}

interface GameCardProps {
  session: Session;
  /** Whether it lies over the prompt, if there is little room. */
  isSmall: boolean;
}

export function GameCard({ session, isSmall }: GameCardProps): JSX.Element | null {
  const review = useReview(session.id);
  if (isSmall) return <SmallCard review={review} />;
  return review && <CardBody id={session.id} review={review} you={session.clientState.value.you} />;
}

function SmallCard({ review }: { review: Review | null }): JSX.Element {
  const analysis = review?.analysis.value;
  return (
    <div class="card-small">
      {review && analysis && <Accuracies analysis={analysis} isFinal={review.isFinal.value} />}
    </div>
  );
}

interface CardProps {
  id: string;
  review: Review;
  you: readonly Seat[];
}

function CardBody({ id, review, you }: CardProps): JSX.Element {
  const analysis = review.analysis.value;
  return (
    <div class="game-card">
      {analysis && <Accuracies analysis={analysis} isFinal={review.isFinal.value} />}
      {analysis ? <Curve analysis={analysis} at={null} /> : <div class="curve curve-empty" />}
      <AnalysisProgress review={review} />
      {analysis && <Highlights id={id} review={review} analysis={analysis} you={you} />}
    </div>
  );
}

/** What stands out: the turning point, or else the best move, with a link to where it happened; and the luck. */
function Highlights({ id, review, analysis, you }: CardProps & { analysis: Analysis }): JSX.Element {
  const mine = you.length === 1 ? (you[0] ?? null) : null;
  const seat = mine ?? review.replay.outcome?.winner ?? 0;
  const turning = describeTurningPoint(review, analysis);
  const best = turning === null ? describeBestMove(review, analysis, seat) : null;
  const luck = describeLuck(analysis, seat, mine !== null);
  return (
    <>
      {turning && <HighlightLink id={id} kind="turn" {...turning} />}
      {best && <HighlightLink id={id} kind="best" {...best} />}
      {luck !== null && <p class="card-luck">{luck}</p>}
    </>
  );
}

function HighlightLink({
  id,
  kind,
  ply,
  title,
  texts,
}: Highlight & { id: string; kind: "turn" | "best" }): JSX.Element {
  return (
    <a class={`card-highlight ${kind}`} href={reviewPath(id, ply + 1)}>
      <strong>
        {title}
        <Icon name="forward" />
      </strong>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </a>
  );
}
