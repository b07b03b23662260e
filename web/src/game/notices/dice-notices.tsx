/** Notices about the dice of a game: a throw that waits for the other player, a lost secret, a foul. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../../components/icons.tsx";
import { NamedText } from "../../components/player-name.tsx";
import type { Foul } from "../../fairness/dice-guard.ts";
import { seatName } from "../../games/names.ts";
import { loadCatalogues, t } from "../../i18n/translation.ts";
import type { Seat, State } from "../../protocol/types.ts";
import type { Session } from "../../session/session.ts";
import { partyName } from "../party-name.ts";
import { useIsRollWaiting } from "../roll-waiting.ts";
import { Notice } from "./notice.tsx";

interface DiceNoticeProps {
  session: Session;
  game: State;
}

/** Load the texts before they are needed: a throw that waits often does so because the network is slow. */
function useTexts({ dice }: Session, game: State): void {
  const mayWait = game.dice !== null && game.seats.every(({ kind }) => kind !== "bot");
  const isNeeded = mayWait || dice?.isSecretLost.value === true || dice?.foul.value != null;
  useEffect(() => {
    if (isNeeded) void loadCatalogues("fairness").catch(() => undefined);
  }, [isNeeded]);
}

/** Says for whom a throw waits, and what happens meanwhile. */
export function RollNotice({ session, game }: DiceNoticeProps): JSX.Element | null {
  const isWaiting = useIsRollWaiting(game);
  useTexts(session, game);
  if (session.dice?.isSecretLost.value) {
    return (
      <Notice kind="error">
        <span class="notice-text">{t("refused-bad-share")}</span>
      </Notice>
    );
  }
  const debtor = game.dice?.pending?.seat;
  if (!isWaiting || debtor === undefined || session.clientState.value.you.includes(debtor)) return null;
  return (
    <div class="notice pending">
      <span class="notice-text">
        <span>
          <NamedText id={waitingText(session, game, debtor)} names={{ name: seatName(game.seats[debtor]) }} />
        </span>
      </span>
    </div>
  );
}

function waitingText(session: Session, game: State, debtor: Seat): string {
  if (session.clientState.value.presence?.connected[debtor] !== false) return "roll-waiting";
  return game.clock.kind === "none" ? "roll-waiting-away" : "roll-waiting-clock";
}

/** Says that somebody broke the rules of the dice. */
export function FoulNotice({ session, game }: DiceNoticeProps): JSX.Element | null {
  const foul = session.dice?.foul.value ?? null;
  if (foul === null) return null;
  return (
    <Notice kind="error">
      <span class="notice-text" role="alert">
        <strong>
          <Icon name="cross" /> {t("foul-title")}
        </strong>
        <span>{describeFoul(game, foul)}</span>
        {game.status === "playing" && <span class="muted">{t("foul-after")}</span>}
      </span>
    </Notice>
  );
}

function describeFoul(game: State, { fault, party }: Foul): string {
  const name = partyName(game.rules, party ?? "server");
  if (fault === "early" || fault === "changed") return t(`foul-${fault}`);
  return t(`fairness-false-${fault}`, { party: name });
}
