/** Notices: result, offers, failed bot, hint, earlier position. They lie over the prompt, or beside the table. */
import { useSignal } from "@preact/signals";
import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext, useEffect } from "preact/hooks";
import { Icon } from "../../components/icons.tsx";
import { NamedText } from "../../components/player-name.tsx";
import { describeEnding, seatName, sideName } from "../../games/names.ts";
import { translateAll } from "../../i18n/translatable.ts";
import { loadCatalogues, percent, t } from "../../i18n/translation.ts";
import type { OfferInfo, OutcomeInfo, PlyInfo, Seat, State } from "../../protocol/types.ts";
import type { Session } from "../session/session.ts";
import { formatMove, MoveDice } from "./move-text.tsx";
import { PastPositionNotice } from "./past-position-notice.tsx";
import { PendingNotice } from "./pending-notice.tsx";

interface NoticesProps {
  session: Session;
  game: State;
}

/** Whether every notice has a button that closes it: they cover something. */
const CanClose = createContext(false);

export function Notices({ session, game, canClose }: NoticesProps & { canClose: boolean }): JSX.Element {
  const offers = game.offers.map((offer) => (
    <OfferNotice key={offer.what} session={session} game={game} offer={offer} />
  ));
  return (
    <CanClose.Provider value={canClose}>
      <div class="notices" aria-live="polite">
        {game.outcome && <Result session={session} game={game} outcome={game.outcome} />}
        <PendingNotice session={session} />
        {offers}
        {game.bot_failed && game.status === "playing" && <BotFailure session={session} />}
        <HintNotice session={session} game={game} />
        <PastPositionNotice session={session} game={game} />
      </div>
    </CanClose.Provider>
  );
}

/** A notice, open until its reason is gone or somebody closes it. */
function Notice({ kind, children }: { kind: string; children: ComponentChildren }): JSX.Element | null {
  const isClosed = useSignal(false);
  const canClose = useContext(CanClose);
  if (isClosed.value) return null;
  return (
    <div class={`notice ${kind}`}>
      {children}
      {canClose && <CloseButton close={() => (isClosed.value = true)} />}
    </div>
  );
}

function CloseButton({ close }: { close(): void }): JSX.Element {
  return (
    <button type="button" class="button subtle icon-only notice-close" aria-label={t("close")} onClick={close}>
      <Icon name="close" />
    </button>
  );
}

/** Format the result from the user's point of view. */
export function formatResult(game: State, outcome: OutcomeInfo, you: readonly number[]): string {
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
      <span class="muted">{describeEnding(outcome.reason)}</span>
    </span>
  );
}

function Result({ session, game, outcome }: NoticesProps & { outcome: OutcomeInfo }): JSX.Element {
  const { you } = session.clientState.value;
  const isOffered = game.offers.some((offer) => offer.what === "rematch");
  return (
    <Notice kind="result">
      <ResultSummary game={game} outcome={outcome} you={you} />
      {game.following !== null && (
        <a class="button primary" href={`/game/${game.following}`}>
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
      <a class="button notice-home" href="/">
        {t("new-game")}
      </a>
    </Notice>
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

function HintNotice({ session, game }: NoticesProps): JSX.Element | null {
  const hint = session.hint.value;
  const isAsking = session.pendingRequest.value === "hint";
  useEffect(() => {
    if (isAsking) void loadCatalogues("reasons").catch(() => undefined); // loaded while the engine is searching
  }, [isAsking]);
  if (isAsking) {
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
        <span class="muted">{translateAll(hint.why)}</span>
      </span>
      <CloseButton close={() => (session.hint.value = null)} />
    </div>
  );
}
