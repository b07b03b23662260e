/** The panel of a game: its moves, and what it is. */
import type { JSX } from "preact";
import { Dialog } from "../../components/dialog.tsx";
import { Lazy } from "../../components/lazy.tsx";
import { t } from "../../i18n/translation.ts";
import type { State } from "../../protocol/types.ts";
import { gamePath } from "../../router.ts";
import type { Session } from "../../session/session.ts";
import { formatClock } from "../clock.ts";
import { loadGameMenu } from "../late-parts.ts";
import { Notices } from "../notices/notices.tsx";
import { hideLastRoll, MoveList } from "./move-list.tsx";

interface PanelProps {
  session: Session;
  game: State;
}

export function PanelDialog({ session, game, close }: PanelProps & { close(): void }): JSX.Element {
  return (
    <Dialog title={t("panel")} close={close}>
      <Notices session={session} game={game} canClose={false} />
      <Panel session={session} game={game} />
      <Lazy load={loadGameMenu} props={{ session, game }} />
    </Dialog>
  );
}

export function Panel({ session, game }: PanelProps): JSX.Element {
  return (
    <div class="panel">
      <MoveList session={session} game={session.isRolling.value ? hideLastRoll(game) : game} />
      <GameInfo session={session} game={game} />
    </div>
  );
}

function GameInfo({ session, game }: PanelProps): JSX.Element {
  const watchers = session.clientState.value.presence?.spectators ?? 0;
  return (
    <p class="panel-about muted">
      <span>{formatClock(game.clock)}</span>
      {watchers > 0 && <span>{t("watchers", { count: watchers })}</span>}
      {game.previous !== null && <a href={gamePath(game.previous)}>{t("previous-game")}</a>}
    </p>
  );
}
