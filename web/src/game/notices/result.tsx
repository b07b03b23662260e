/** The result of a game: who won and how, its card, and what to do next. Loaded when a game ends. */
import type { JSX } from "preact";
import { useContext } from "preact/hooks";
import { Icon } from "../../components/icons.tsx";
import { Lazy } from "../../components/lazy.tsx";
import { t, withTexts } from "../../i18n/translation.ts";
import { otherSeat } from "../../protocol/seat.ts";
import type { OutcomeInfo, State } from "../../protocol/types.ts";
import { BASE, gamePath, reviewPath } from "../../router.ts";
import type { Session } from "../../session/session.ts";
import { reducedMotion } from "../../settings/settings.ts";
import { CanClose, Notice } from "./notice.tsx";
import { findMood } from "./result-emblem.tsx";
import { ResultSummary } from "./result-summary.tsx";

interface ResultProps {
  session: Session;
  game: State;
  outcome: OutcomeInfo;
}

const loadGameCard = async () => (await withTexts(import("../../review/game-card.tsx"), "review", "reasons")).GameCard;

export function ResultNotice({ session, game, outcome }: ResultProps): JSX.Element {
  if (canTakeBackLoss(session, game)) return <LossNotice session={session} outcome={outcome} />;
  return <Result session={session} game={game} outcome={outcome} />;
}

/** How a game can end between two moves: then nothing on the table has to be waited for. */
const ENDINGS_WITHOUT_MOVE: ReadonlySet<string> = new Set(["resignation", "agreement", "time", "aborted"]);

/** The class of a notice that waits for the move that decided the game. */
function waitForMove(outcome: OutcomeInfo): string {
  return reducedMotion.value || ENDINGS_WITHOUT_MOVE.has(outcome.reason) ? "" : " late";
}

function Result({ session, game, outcome }: ResultProps): JSX.Element {
  const { you } = session.clientState.value;
  const isSmall = useContext(CanClose); // over the prompt
  return (
    <Notice kind={`result ${findMood(outcome, you)}${waitForMove(outcome)}`}>
      <ResultSummary rules={game.rules} outcome={outcome} you={you} />
      {game.moves.length > 0 && <Lazy load={loadGameCard} props={{ session, isSmall }} />}
      <NextSteps session={session} game={game} />
    </Notice>
  );
}

/** What to do next: one step stands out. */
function NextSteps({ session, game }: { session: Session; game: State }): JSX.Element {
  const { you } = session.clientState.value;
  const hasMoves = game.moves.length > 0;
  const canRematch = you.length > 0 && game.outcome?.result !== "*";
  const isOffered = game.offers.some((offer) => offer.what === "rematch");
  return (
    <div class="result-steps">
      {game.following !== null ? (
        <a class="button primary" href={gamePath(game.following)}>
          <Icon name="again" />
          {t("rematch-go")}
        </a>
      ) : (
        canRematch && (
          <button
            type="button"
            class="button primary"
            disabled={isOffered || session.lateCommand.value !== null}
            onClick={() => session.offer("rematch")}
          >
            <Icon name="again" />
            {t("rematch")}
          </button>
        )
      )}
      {hasMoves && (
        <a class={canRematch ? "button" : "button primary"} href={reviewPath(session.id)}>
          <Icon name="chances" />
          {t("review-open")}
        </a>
      )}
      <a class={canRematch || hasMoves ? "button result-home" : "button primary"} href={BASE}>
        {t("new-game")}
      </a>
    </div>
  );
}

/** The highest level that offers to take back the move that lost the game. */
const MAX_FORGIVING_LEVEL = 3;

/** Whether I have just lost against a low level, by a move that can be taken back. */
function canTakeBackLoss(session: Session, { seats, outcome, situation }: State): boolean {
  const [mine, other] = session.clientState.value.you;
  if (!session.hasJustEnded.value || mine === undefined || other !== undefined) return false;
  const opponent = otherSeat(mine);
  const isForgiving = (seats[opponent].level ?? Number.POSITIVE_INFINITY) <= MAX_FORGIVING_LEVEL;
  return isForgiving && outcome?.winner === opponent && situation.undo[mine] === "free";
}

/** Asks once whether the move that lost the game is to be taken back. */
function LossNotice({ session, outcome }: { session: Session; outcome: OutcomeInfo }): JSX.Element {
  const answer = (isTakenBack: boolean) => {
    session.hasJustEnded.value = false;
    if (isTakenBack) session.undo();
  };
  return (
    <div class={`notice trouble${waitForMove(outcome)}`}>
      <span class="notice-text">{t("loss-take-back", { reason: outcome.reason.replaceAll(" ", "-") })}</span>
      <button type="button" class="button primary" onClick={() => answer(true)}>
        {t("take-back")}
      </button>
      <button type="button" class="button" onClick={() => answer(false)}>
        {t("loss-accept")}
      </button>
    </div>
  );
}
