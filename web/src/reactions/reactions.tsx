/** A player's reactions, next to the name: the sign of the last one, and my menu to send one. Loaded after the table. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { LiveRegion } from "../components/live-region.tsx";
import { Menu } from "../components/menu.tsx";
import { seatName } from "../games/names.ts";
import { t } from "../i18n/translation.ts";
import type { Reaction, Seat, State } from "../protocol/types.ts";
import type { Session } from "../session/session.ts";
import { isMuted, setMuted } from "./muted-games.ts";
import { REACTIONS, ReactionSign, SpeechIcon } from "./signs.tsx";
import "./reactions.css";

export interface ReactionsProps {
  session: Session;
  game: State;
  seat: Seat;
  /** Whether the player is below the table. */
  isNear: boolean;
}

/** For how long a reaction is shown. */
const SHOWN_MS = 5000;
/** How long the server makes a player wait before the next reaction. */
const PAUSE_MS = 3000;

export function Reactions({ session, game, seat, isNear }: ReactionsProps): JSX.Element {
  const isMine = session.clientState.value.you.includes(seat);
  const reaction = useShownReaction(session, seat);
  const shown = isMine || !isMuted(game) ? reaction : null;
  const text = shown === null ? "" : t(`reaction-${shown.what}`);
  return (
    <span class="reactions">
      {isMine && <ReactionMenu session={session} game={game} isNear={isNear} />}
      <span class="reaction-place" aria-hidden="true">
        {shown && (
          <span class="popup reaction">
            <ReactionSign what={shown.what} />
            {text}
          </span>
        )}
      </span>
      <LiveRegion text={shown === null ? "" : t("reaction-announced", { name: seatName(game.seats[seat]), text })} />
    </span>
  );
}

/** The reaction of a player that came a few seconds ago. */
function useShownReaction(session: Session, seat: Seat): Reaction | null {
  const shown = useSignal<Reaction | null>(null);
  const { value: latest } = session.reaction;
  const own = latest?.seat === seat ? latest : null;
  useEffect(() => {
    if (own === null) return;
    shown.value = own;
    const timer = setTimeout(() => (shown.value = null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [own]);
  return shown.value;
}

function ReactionMenu({ session, game, isNear }: Omit<ReactionsProps, "seat">): JSX.Element {
  const isPaused = useSignal(false);
  const send = (what: Reaction["what"]) => {
    session.react(what);
    isPaused.value = true;
    setTimeout(() => (isPaused.value = false), PAUSE_MS);
  };
  const isMutedNow = isMuted(game);
  return (
    <div class="reaction-menu" data-near={isNear}>
      <Menu class="button subtle icon-only" text={t("reactions")} icon={<SpeechIcon />}>
        <div class="reaction-choice">
          {REACTIONS.map((what) => (
            <button
              key={what}
              type="button"
              class="button"
              disabled={isPaused.value || session.status.value !== "open"}
              onClick={() => send(what)}
            >
              <ReactionSign what={what} />
              {t(`reaction-${what}`)}
            </button>
          ))}
        </div>
        <button type="button" class="button subtle" onClick={() => setMuted(game, !isMutedNow)}>
          {t(isMutedNow ? "reactions-unmute" : "reactions-mute")}
        </button>
      </Menu>
    </div>
  );
}
