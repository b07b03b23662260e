/** The card of a finished game: curve, accuracy, turning point, best move, luck; and the way to the review. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useContext, useEffect } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { CanClose } from "../game/components/notices/notice.tsx";
import { SaveRecord } from "../game/components/panel/save-record.tsx";
import type { Session } from "../game/session/session.ts";
import { t } from "../i18n/translation.ts";
import type { Seat, State } from "../protocol/types.ts";
import { BASE, reviewPath } from "../router.ts";
import { GameShare } from "../share/game-share.tsx";
import { DEEP_PASS, type Review } from "./analysis/contract.ts";
import type { Analysis } from "./analysis/types.ts";
import { Curve } from "./curve.tsx";
import { openReview } from "./review-loader.ts";
import { Accuracies, AnalysisProgress } from "./summary.tsx";
import { describeBestMove, describeLuck, describeTurningPoint } from "./wording.ts";
import "./styles/card.css";

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

export function GameCard({ session, game }: { session: Session; game: State }): JSX.Element | null {
  const review = useReview(session.id);
  const isSmall = useContext(CanClose); // over the prompt there is room for buttons alone
  const { you } = session.clientState.value;
  return (
    <>
      {review && !isSmall && <CardBody id={session.id} review={review} you={you} />}
      <a class="button card-review" href={reviewPath(session.id)}>
        <Icon name="chances" />
        {t("review-open")}
      </a>
      {isSmall && <SmallActions session={session} game={game} />}
    </>
  );
}

/** What the panel offers beside the table on larger screens, as icons. */
function SmallActions({ session, game }: { session: Session; game: State }): JSX.Element {
  const name = "button subtle icon-only";
  return (
    <div class="card-actions">
      <a class={name} href={BASE}>
        <Icon name="home" />
        <span>{t("new-game")}</span>
      </a>
      <SaveRecord game={game} class={name} />
      <GameShare session={session} game={game} class={name} />
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
      {analysis ? <Curve analysis={analysis} at={null} /> : <div class="curve curve-empty" />}
      {analysis && <Accuracies analysis={analysis} isFinal={review.isFinal.value} />}
      {analysis && <Highlights id={id} review={review} analysis={analysis} you={you} />}
      <AnalysisProgress review={review} />
    </div>
  );
}

/** What stands out, each with a link to where it happened. */
function Highlights({ id, review, analysis, you }: CardProps & { analysis: Analysis }): JSX.Element {
  const mine = you.length === 1 ? (you[0] ?? null) : null;
  const turning = describeTurningPoint(review, analysis);
  const seat = mine ?? review.replay.outcome?.winner ?? 0;
  const best = describeBestMove(review, analysis, seat);
  const luck = describeLuck(analysis, seat, mine !== null);
  return (
    <ul class="card-highlights">
      {luck !== null && <li>{luck}</li>}
      {turning !== null && <Highlight id={id} ply={analysis.turning} icon="turn" text={turning} />}
      {best !== null && <Highlight id={id} ply={analysis.totals[seat].best} icon="best" text={best} />}
    </ul>
  );
}

interface HighlightProps {
  id: string;
  ply: number | null;
  icon: "turn" | "best";
  text: string;
}

function Highlight({ id, ply, icon, text }: HighlightProps): JSX.Element {
  return (
    <li>
      <a class={`card-highlight ${icon}`} href={reviewPath(id, (ply ?? 0) + 1)}>
        {text}
      </a>
    </li>
  );
}
