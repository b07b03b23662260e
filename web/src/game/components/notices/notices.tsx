/**
 * Notices: result, offers, failed bot, hint, pending command, earlier position. They are beside the table, or over the
 * prompt: there the last one hides the others, because two would cover the board.
 */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { ClauseLink } from "../../../components/clause-link.tsx";
import { Icon } from "../../../components/icons.tsx";
import { Lazy } from "../../../components/lazy.tsx";
import { NamedText } from "../../../components/player-name.tsx";
import { describeEnding, seatName, sideName } from "../../../games/names.ts";
import { findClient } from "../../../games/registry.ts";
import { translateAll } from "../../../i18n/translatable.ts";
import { loadCatalogues, percent, t } from "../../../i18n/translation.ts";
import { firstGame } from "../../../lessons/progress.ts";
import { otherSeat } from "../../../protocol/seat.ts";
import type { OfferInfo, OutcomeInfo, PlyInfo, Seat, State, Translatable } from "../../../protocol/types.ts";
import { BASE, gamePath } from "../../../router.ts";
import { reducedMotion } from "../../../settings/settings.ts";
import type { Session } from "../../session/session.ts";
import { formatMove, MoveDice } from "../panel/move-text.tsx";
import { FoulNotice, RollNotice } from "./dice-notices.tsx";
import { CanClose, CloseButton, Notice } from "./notice.tsx";
import { PastPositionNotice } from "./past-position-notice.tsx";
import { PendingNotice } from "./pending-notice.tsx";

interface NoticesProps {
  session: Session;
  game: State;
}

const loadGameCard = async () => {
  const [module] = await Promise.all([
    import("../../../review/game-card.tsx"),
    loadCatalogues("review", "reasons", "share", "device"),
  ]);
  return module.GameCard;
};
const loadFirstGameNote = () => import("../../../lessons/first-game-note.tsx").then((module) => module.FirstGameNote);

export function Notices({ session, game, canClose }: NoticesProps & { canClose: boolean }): JSX.Element {
  const offers = game.offers.map((offer) => (
    <OfferNotice key={offer.what} session={session} game={game} offer={offer} />
  ));
  return (
    <CanClose.Provider value={canClose}>
      <div class="notices" aria-live="polite">
        {firstGame.value === session.id && <Lazy load={loadFirstGameNote} props={{ session, game }} />}
        {game.outcome &&
          (canTakeBackLoss(session, game) ? (
            <LossNotice session={session} outcome={game.outcome} />
          ) : (
            <Result session={session} game={game} outcome={game.outcome} />
          ))}
        {offers}
        {game.bot_failed && game.status === "playing" && <BotFailure session={session} />}
        <HintNotice session={session} game={game} />
        <RollNotice session={session} game={game} />
        <PendingNotice session={session} />
        <PastPositionNotice session={session} game={game} />
        <FoulNotice session={session} game={game} />
      </div>
    </CanClose.Provider>
  );
}

/** Format the result from the user's point of view. */
export function formatResult(game: Pick<State, "rules">, outcome: OutcomeInfo, you: readonly number[]): string {
  if (outcome.result === "*") return t("result-none");
  if (outcome.winner === null) return t("result-draw");
  if (you.length === 1) return t(you.includes(outcome.winner) ? "result-won" : "result-lost");
  return t("result-winner", { side: sideName(game.rules, outcome.winner) });
}

/** The result and its reason. */
export function ResultSummary({
  game,
  outcome,
  you,
}: {
  game: State;
  outcome: OutcomeInfo;
  you: readonly number[];
}): JSX.Element {
  return (
    <span class="notice-text">
      <strong class="result-text">{formatResult(game, outcome, you)}</strong>
      <span class="muted">
        {describeEnding(outcome.reason)}{" "}
        {outcome.clause !== null && <ClauseLink rules={game.rules} clause={outcome.clause} />}
      </span>
    </span>
  );
}

function Result({ session, game, outcome }: NoticesProps & { outcome: OutcomeInfo }): JSX.Element {
  const { you } = session.clientState.value;
  const isOffered = game.offers.some((offer) => offer.what === "rematch");
  return (
    <Notice kind={reducedMotion.value ? "result" : "result late"}>
      <ResultSummary game={game} outcome={outcome} you={you} />
      {game.moves.length > 0 && <Lazy load={loadGameCard} props={{ session, game }} />}
      {game.following !== null && (
        <a class="button primary" href={gamePath(game.following)}>
          <Icon name="again" />
          {t("rematch-go")}
        </a>
      )}
      {game.following === null && you.length > 0 && !isOffered && outcome.result !== "*" && (
        <button
          type="button"
          class="button primary"
          disabled={session.lateCommand.value !== null}
          onClick={() => session.send({ type: "offer", what: "rematch" })}
        >
          <Icon name="again" />
          {t("rematch")}
        </button>
      )}
      <a class="button notice-home" href={BASE}>
        {t("new-game")}
      </a>
    </Notice>
  );
}

/** The highest level that offers to take back the move that lost the game. */
const MAX_FORGIVING_LEVEL = 3;

/** Whether I have just lost against a low level, by a move that can be taken back. */
export function canTakeBackLoss(session: Session, { seats, outcome, situation }: State): boolean {
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
    <div class={reducedMotion.value ? "notice trouble" : "notice trouble late"}>
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

function OfferNotice({ session, game, offer }: NoticesProps & { offer: OfferInfo }): JSX.Element {
  const { you } = session.clientState.value;
  const isMine = you.includes(offer.seat);
  const isOff = session.lateCommand.value !== null;
  const answer = (accept: boolean) => session.send({ type: "answer", what: offer.what, accept });
  const name = seatName(game.seats[offer.seat]);
  return (
    <Notice kind="offer">
      <span class="notice-text">
        <span>
          {isMine ? t(`offer-mine-${offer.what}`) : <NamedText id={`offer-${offer.what}`} names={{ name }} />}
        </span>
        {offer.what === "undo" && <UndoneMove game={game} seat={offer.seat} />}
      </span>
      {!isMine && you.length > 0 && (
        <button type="button" class="button primary" disabled={isOff} onClick={() => answer(true)}>
          {t("accept")}
        </button>
      )}
      {you.length > 0 && (
        <button type="button" class="button" disabled={isOff} onClick={() => answer(false)}>
          {t(isMine ? "withdraw" : "decline")}
        </button>
      )}
    </Notice>
  );
}

/** The last decision of a player: what an undo would take back, never a roll. */
export function findLastDecision(moves: readonly PlyInfo[], seat: Seat): PlyInfo | null {
  return moves.findLast((ply) => ply.seat === seat && !ply.is_roll) ?? null;
}

function UndoneMove({ game, seat }: { game: State; seat: Seat }): JSX.Element | null {
  const ply = findLastDecision(game.moves, seat);
  if (!ply) return null;
  const words = ply.words ? [ply.words] : [];
  return (
    <span class="muted">
      <MoveDice rules={game.rules} seat={seat} words={words} />
      {t("moves-ply", { side: sideName(game.rules, seat), move: formatMove(ply.move, words) })}
    </span>
  );
}

function BotFailure({ session }: { session: Session }): JSX.Element {
  const isOff = session.lateCommand.value !== null;
  return (
    <Notice kind="trouble">
      <span class="notice-text">{t("bot-failed")}</span>
      <button type="button" class="button primary" disabled={isOff} onClick={() => session.send({ type: "nudge" })}>
        {t("bot-nudge")}
      </button>
      <button type="button" class="button" disabled={isOff} onClick={() => session.send({ type: "abort" })}>
        {t("bot-abort")}
      </button>
    </Notice>
  );
}

/** Why a move is suggested, each reason with the clause it rests on. */
function HintReasons({ rules, reasons }: { rules: string; reasons: readonly Translatable[] }): JSX.Element {
  const clauses = useSignal<Readonly<Record<string, string>>>({});
  useEffect(() => {
    findClient(rules)
      .loadReasonClauses()
      .then(
        (loaded) => (clauses.value = loaded),
        () => undefined, // without links
      );
  }, [rules]);
  return (
    <span class="muted">
      {reasons.map((reason) => {
        const clause = clauses.value[reason.id];
        return (
          <span key={reason.id}>
            {translateAll([reason])} {clause !== undefined && <ClauseLink rules={rules} clause={clause} />}{" "}
          </span>
        );
      })}
    </span>
  );
}

/** How deep the engine has searched; a search in this browser goes on while its hint is shown. Not read out: it changes. */
function HintDepth({ depth, isGrowing }: { depth: number; isGrowing: boolean }): JSX.Element {
  return (
    <span class="muted hint-depth" aria-hidden="true">
      {t("hint-depth", { depth })}
      {isGrowing && <span class="loading-dots" />}
    </span>
  );
}

function HintNotice({ session, game }: NoticesProps): JSX.Element | null {
  const hint = session.hint.value;
  const isAsking = session.pendingRequest.value === "hint";
  useEffect(() => {
    if (isAsking) void loadCatalogues("reasons").catch(() => undefined); // loaded while the engine is searching
  }, [isAsking]);
  if (isAsking && !hint) {
    return (
      <div class="notice hint">
        <span class="notice-text muted">
          {t("hint-thinking")}
          <span class="loading-dots" aria-hidden="true" />
        </span>
      </div>
    );
  }
  if (!hint) return null;
  return (
    <div class="notice hint">
      <Icon name="hint" />
      <span class="notice-text">
        <span>
          <MoveDice rules={game.rules} seat={game.situation.to_move} words={hint.words} />
          {t("hint-text", { move: formatMove(hint.move, hint.words), percent: percent(hint.chance) })}
        </span>
        <HintReasons rules={game.rules} reasons={hint.why} />
        {hint.depth > 0 && <HintDepth depth={hint.depth} isGrowing={isAsking} />}
      </span>
      <CloseButton close={() => session.closeHint()} />
    </div>
  );
}
