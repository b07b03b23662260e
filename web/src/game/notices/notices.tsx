/**
 * Notices: result, offers, failed bot, hint, pending command, earlier position. They are beside the table, or over the
 * prompt: there the last one hides the others, because two would cover the board.
 */

import type { JSX } from "preact";
import { Lazy } from "../../components/lazy.tsx";
import { t } from "../../i18n/translation.ts";
import { firstGame } from "../../lessons/progress.ts";
import type { State } from "../../protocol/types.ts";
import type { PlyNavigation, Session } from "../../session/session.ts";
import { loadRequestNotices, loadResult } from "../late-parts.ts";
import { FoulNotice, RollNotice } from "./dice-notices.tsx";
import { CanClose } from "./notice.tsx";
import { PendingNotice } from "./pending-notice.tsx";

interface NoticesProps {
  session: Session;
  game: State;
}

const loadFirstGameNote = () => import("../../lessons/first-game-note.tsx").then((module) => module.FirstGameNote);

export function Notices({ session, game, canClose }: NoticesProps & { canClose: boolean }): JSX.Element {
  const isAsked = session.hint.value !== null || session.isHintPending.value;
  return (
    <CanClose.Provider value={canClose}>
      <div class="notices" aria-live="polite">
        {firstGame.value === session.id && <Lazy load={loadFirstGameNote} props={{ session, game }} />}
        {game.outcome && <Lazy load={loadResult} props={{ session, game, outcome: game.outcome }} />}
        {(isAsked || game.offers.length > 0 || game.bot_failed) && (
          <Lazy load={loadRequestNotices} props={{ session, game }} />
        )}
        <RollNotice session={session} game={game} />
        <PendingNotice session={session} />
        <PastPositionNotice session={session} game={game} />
        <FoulNotice session={session} game={game} />
      </div>
    </CanClose.Provider>
  );
}

function PastPositionNotice({ session, game }: { session: PlyNavigation; game: State }): JSX.Element | null {
  const viewedPly = session.viewedPly.value;
  if (viewedPly === null) return null;
  return (
    <div class="notice past" role="status">
      <span class="notice-text">{t("replay-at", { ply: viewedPly, count: game.situation.ply })}</span>
      <button type="button" class="button" onClick={() => session.viewPly(game.situation.ply)}>
        {t("replay-now")}
      </button>
    </div>
  );
}
