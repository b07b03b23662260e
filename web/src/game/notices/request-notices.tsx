/** Notices of what was asked or has failed: offers, hints, a bot without a move. Loaded on demand. */
import { useSignal } from "@preact/signals";
import { Fragment, type JSX } from "preact";
import { useEffect } from "preact/hooks";
import { ClauseLink } from "../../components/clause-link.tsx";
import { Icon } from "../../components/icons.tsx";
import { NamedText } from "../../components/player-name.tsx";
import { seatName, sideName } from "../../games/names.ts";
import { findClient } from "../../games/registry.ts";
import { translateAll } from "../../i18n/translatable.ts";
import { loadCatalogues, percent, t } from "../../i18n/translation.ts";
import type { OfferInfo, PlyInfo, Seat, State, Translatable } from "../../protocol/types.ts";
import type { Session } from "../../session/session.ts";
import { formatMove, MoveDice } from "../panel/move-text.tsx";
import { CloseButton, Notice } from "./notice.tsx";

interface NoticesProps {
  session: Session;
  game: State;
}

export function RequestNotices({ session, game }: NoticesProps): JSX.Element {
  return (
    <>
      {game.offers.map((offer) => (
        <OfferNotice key={offer.what} session={session} game={game} offer={offer} />
      ))}
      {game.bot_failed && game.status === "playing" && <BotFailure session={session} />}
      <HintNotice session={session} game={game} />
    </>
  );
}

function OfferNotice({ session, game, offer }: NoticesProps & { offer: OfferInfo }): JSX.Element {
  const { you } = session.clientState.value;
  const isMine = you.includes(offer.seat);
  const isOff = session.lateCommand.value !== null;
  const answer = (accept: boolean) => session.answer(offer.what, accept);
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
function findLastDecision(moves: readonly PlyInfo[], seat: Seat): PlyInfo | null {
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
      <button type="button" class="button primary" disabled={isOff} onClick={() => session.nudge()}>
        {t("bot-nudge")}
      </button>
      <button type="button" class="button" disabled={isOff} onClick={() => session.abort()}>
        {t("bot-abort")}
      </button>
    </Notice>
  );
}

/** Why a move is suggested, and the clauses that the reasons rest on. */
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
  const named = new Set(reasons.flatMap(({ id }) => clauses.value[id] ?? []));
  return (
    <span class="muted">
      {translateAll(reasons)}{" "}
      {[...named].map((clause) => (
        <Fragment key={clause}>
          <ClauseLink rules={rules} clause={clause} />{" "}
        </Fragment>
      ))}
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
  const isAsking = session.isHintPending.value;
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
