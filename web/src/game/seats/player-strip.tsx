/** A player next to the table: name, side, clock, turn indicator. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { PlayerName } from "../../components/player-name.tsx";
import { seatName, sideName } from "../../games/names.ts";
import { t } from "../../i18n/translation.ts";
import { timeLeft } from "../../protocol/client-state.ts";
import type { Seat, State } from "../../protocol/types.ts";
import type { PlyNavigation } from "../../session/session.ts";
import { formatTimeLeft, LOW_TIME_MS } from "../clock.ts";

interface StripProps {
  session: PlyNavigation;
  game: State;
  seat: Seat;
}

/** Its children are where the turn, which comes and goes, does not move them. */
export function PlayerStrip({
  session,
  game,
  seat,
  children,
}: StripProps & { children?: ComponentChildren }): JSX.Element {
  const isToMove = game.status === "playing" && game.situation.to_move === seat;
  return (
    <section class="player" data-turn={isToMove} aria-label={sideName(game.rules, seat)}>
      <span class={`player-marker player-marker-${game.rules}-${seat}`} data-seat={seat} aria-hidden="true" />
      <span class="player-names">
        <SeatLabel session={session} game={game} seat={seat} />
        <span class="player-side muted">{describeSide(session, game, seat)}</span>
      </span>
      <TurnIndicator session={session} game={game} seat={seat} />
      {children}
      {game.situation.clocks && <Clock session={session} seat={seat} />}
    </section>
  );
}

/** The player's name; the side's name where two people share one screen. */
function SeatLabel({ session, game, seat }: StripProps): JSX.Element {
  if (session.clientState.value.you.length === 2)
    return <strong class="seat-label">{sideName(game.rules, seat)}</strong>;
  const { kind, name, level } = game.seats[seat];
  const label = seatName(game.seats[seat]);
  if (level !== null) return <BotLabel label={label} level={level} />;
  const isChosen = (kind === "person" || kind === "kept") && name !== "";
  return isChosen ? <PlayerName name={label} /> : <strong class="seat-label">{label}</strong>;
}

/** A bot's name, short if there is little room. */
function BotLabel({ label, level }: { label: string; level: number }): JSX.Element {
  return (
    <strong class="seat-label bot-label" title={label}>
      <span class="bot-label-whole">{label}</span>
      <span class="bot-label-short" aria-hidden="true">
        <span>{t("bot-label")}</span> <span>{level}</span>
      </span>
    </strong>
  );
}

function describeSide(session: PlyNavigation, game: State, seat: Seat): string {
  const { you, presence } = session.clientState.value;
  if (you.length === 2) return "";
  const side = sideName(game.rules, seat);
  const isAway = game.seats[seat].kind === "person" && presence?.connected[seat] === false;
  if (isAway) return t("side-away", { side });
  return you.includes(seat) ? t("side-you", { side }) : side;
}

function TurnIndicator({ session, game, seat }: StripProps): JSX.Element | null {
  const { you } = session.clientState.value;
  if (game.status !== "playing" || game.situation.to_move !== seat) return null;
  if (game.seats[seat].kind === "bot") {
    return (
      <span class="player-turn">
        {t("turn-thinking")}
        <span class="loading-dots" aria-hidden="true" />
      </span>
    );
  }
  return <span class="player-turn">{t(you.includes(seat) && you.length === 1 ? "turn-yours" : "turn-theirs")}</span>;
}

const TICK_MS = 100;

function Clock({ session, seat }: { session: PlyNavigation; seat: Seat }): JSX.Element {
  const now = useSignal(Date.now());
  const isRunning = session.clientState.value.game?.situation.clocks?.running === seat;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => (now.value = Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left =
    timeLeft(session.clientState.value, isRunning ? Math.max(now.value, Date.now()) : Date.now())?.[seat] ?? 0;
  return (
    <span class="clock" role="timer" data-running={isRunning} data-short={left < LOW_TIME_MS}>
      {formatTimeLeft(left)}
    </span>
  );
}
