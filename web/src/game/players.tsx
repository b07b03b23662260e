/** A player beside the table: name, side, clock, and whether it is their turn. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../language.ts";
import { seatName, sideName } from "../naming.ts";
import { timeLeft } from "../protocol/state.ts";
import type { Seat, State } from "../protocol/types.ts";
import { timeText } from "./clock.ts";
import type { Viewing } from "./viewing.ts";

interface StripProps {
  session: Viewing;
  game: State;
  seat: Seat;
}

export function PlayerStrip({ session, game, seat }: StripProps): JSX.Element {
  const isToMove = game.status === "playing" && game.situation.to_move === seat;
  return (
    <section class="player" data-turn={isToMove} aria-label={sideName(game.rules, seat)}>
      <span class={`player-sign sign-${game.rules}-${seat}`} aria-hidden="true" />
      <span class="player-names">
        <span class="player-name">{nameHere(session, game, seat)}</span>
        <span class="player-side soft">{sideText(session, game, seat)}</span>
      </span>
      <TurnSign session={session} game={game} seat={seat} />
      {game.situation.clocks && <Clock session={session} seat={seat} />}
    </section>
  );
}

/** At one screen, both sides are called by their colours. */
function nameHere(session: Viewing, game: State, seat: Seat): string {
  return session.known.value.you.length === 2 ? sideName(game.rules, seat) : seatName(game.seats[seat]);
}

function sideText(session: Viewing, game: State, seat: Seat): string {
  const { you, presence } = session.known.value;
  if (you.length === 2) return "";
  const side = sideName(game.rules, seat);
  const isAway = game.seats[seat].kind === "person" && presence?.connected[seat] === false;
  if (isAway) return t("side-away", { side });
  return you.includes(seat) ? t("side-you", { side }) : side;
}

function TurnSign({ session, game, seat }: StripProps): JSX.Element | null {
  const { thinking, you } = session.known.value;
  if (game.status !== "playing" || game.situation.to_move !== seat) return null;
  if (game.seats[seat].kind === "bot") {
    return (
      <span class="player-turn">
        {t(thinking?.warming ? "turn-warming" : "turn-thinking")}
        <span class="dots" aria-hidden="true" />
      </span>
    );
  }
  return <span class="player-turn">{t(you.includes(seat) && you.length === 1 ? "turn-yours" : "turn-theirs")}</span>;
}

const TICK = 100;
const SHORT = 10_000;

function Clock({ session, seat }: { session: Viewing; seat: Seat }): JSX.Element {
  const now = useSignal(Date.now());
  const isRunning = session.known.value.game?.situation.clocks?.running === seat;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => (now.value = Date.now()), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = timeLeft(session.known.value, isRunning ? Math.max(now.value, Date.now()) : Date.now())?.[seat] ?? 0;
  return (
    <span class="clock" role="timer" data-running={isRunning} data-short={left < SHORT}>
      {timeText(left)}
    </span>
  );
}
