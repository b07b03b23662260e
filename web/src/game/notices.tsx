/** What wants attention: the result, offers, hints, a bot in trouble. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { learn, t } from "../language.ts";
import { seatName, sideName } from "../naming.ts";
import { Icon } from "../parts/icons.tsx";
import type { OfferInfo, OutcomeInfo, State } from "../protocol/types.ts";
import { say } from "../sentences.ts";
import type { Session } from "./session.ts";

interface NoticesProps {
  session: Session;
  game: State;
}

export function Notices({ session, game }: NoticesProps): JSX.Element {
  const offers = game.offers.map((offer) => (
    <OfferNotice key={offer.what} session={session} game={game} offer={offer} />
  ));
  return (
    <div class="notices" aria-live="polite">
      {game.outcome && <Result session={session} game={game} outcome={game.outcome} />}
      {offers}
      {game.bot_failed && game.status === "playing" && <BotTrouble session={session} />}
      <HintNotice session={session} />
    </div>
  );
}

function Notice({ kind, children }: { kind: string; children: ComponentChildren }): JSX.Element {
  return <div class={`notice ${kind}`}>{children}</div>;
}

/** How it ended, from the reader's point of view. */
export function resultText(game: State, outcome: OutcomeInfo, you: readonly number[]): string {
  if (outcome.result === "*") return t("result-none");
  if (outcome.winner === null) return t("result-draw");
  if (you.length === 1) return t(you.includes(outcome.winner) ? "result-won" : "result-lost");
  return t("result-winner", { side: sideName(game.rules, outcome.winner) });
}

/** How it ended, and why. */
export function ResultWords({
  game,
  outcome,
  you,
}: {
  game: State;
  outcome: OutcomeInfo;
  you: readonly number[];
}): JSX.Element {
  return (
    <span class="notice-words">
      <strong class="result-text">{resultText(game, outcome, you)}</strong>
      <span class="soft">{t(`ending-${outcome.reason.replaceAll(" ", "-")}`)}</span>
    </span>
  );
}

function Result({ session, game, outcome }: NoticesProps & { outcome: OutcomeInfo }): JSX.Element {
  const { you } = session.known.value;
  const isOffered = game.offers.some((offer) => offer.what === "rematch");
  return (
    <Notice kind="result">
      <ResultWords game={game} outcome={outcome} you={you} />
      {game.following !== null && (
        <a class="button main" href={`/game/${game.following}`}>
          {t("rematch-go")}
        </a>
      )}
      {game.following === null && you.length > 0 && !isOffered && outcome.result !== "*" && (
        <button type="button" class="button main" onClick={() => session.do({ type: "offer", what: "rematch" })}>
          <Icon name="again" />
          {t("rematch")}
        </button>
      )}
      <a class="button" href="/">
        {t("new-game")}
      </a>
    </Notice>
  );
}

function OfferNotice({ session, game, offer }: NoticesProps & { offer: OfferInfo }): JSX.Element {
  const { you } = session.known.value;
  const isMine = you.includes(offer.seat);
  const answer = (accept: boolean) => session.do({ type: "answer", what: offer.what, accept });
  const name = seatName(game.seats[offer.seat]);
  return (
    <Notice kind="offer">
      <span class="notice-words">{isMine ? t(`offer-mine-${offer.what}`) : t(`offer-${offer.what}`, { name })}</span>
      {!isMine && you.length > 0 && (
        <button type="button" class="button main" onClick={() => answer(true)}>
          {t("accept")}
        </button>
      )}
      {you.length > 0 && (
        <button type="button" class="button" onClick={() => answer(false)}>
          {t(isMine ? "take-back" : "decline")}
        </button>
      )}
    </Notice>
  );
}

function BotTrouble({ session }: { session: Session }): JSX.Element {
  return (
    <Notice kind="trouble">
      <span class="notice-words">{t("bot-failed")}</span>
      <button type="button" class="button main" onClick={() => session.do({ type: "nudge" })}>
        {t("bot-nudge")}
      </button>
      <button type="button" class="button" onClick={() => session.do({ type: "abort" })}>
        {t("bot-abort")}
      </button>
    </Notice>
  );
}

function HintNotice({ session }: { session: Session }): JSX.Element | null {
  const hint = session.hint.value;
  const isAsking = session.asking.value === "hint";
  useEffect(() => {
    if (isAsking) void learn("reasons").catch(() => undefined); // while the engine thinks
  }, [isAsking]);
  if (isAsking) {
    return (
      <Notice kind="hint">
        <span class="notice-words soft">
          {t("hint-thinking")}
          <span class="dots" aria-hidden="true" />
        </span>
      </Notice>
    );
  }
  if (!hint) return null;
  return (
    <Notice kind="hint">
      <Icon name="hint" />
      <span class="notice-words">
        <span>{t("hint-text", { move: hint.move, percent: Math.round(hint.chance * 100) })}</span>
        <span class="soft">{say(hint.why)}</span>
      </span>
      <button
        type="button"
        class="button quiet icon"
        aria-label={t("close")}
        onClick={() => (session.hint.value = null)}
      >
        <Icon name="close" />
      </button>
    </Notice>
  );
}
