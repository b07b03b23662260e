/** The page of a game: connects, and shows the game once its state has arrived. */
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { NotFound } from "../components/not-found.tsx";
import { findReference, formatRefusal, loadRefusals, showError, showRefusal } from "../components/toasts.tsx";
import { LocalSocket } from "../device/local-socket.ts";
import { loadLine } from "../device/socket-loader.ts";
import { gameName } from "../games/names.ts";
import { useTable } from "../games/table-loader.ts";
import { t } from "../i18n/translation.ts";
import { isLocalId } from "../local/game/stored-game.ts";
import { ownName } from "../settings/own-name.ts";
import { PendingNotice } from "./components/notices/pending-notice.tsx";
import { Frame } from "./frame.tsx";
import { openCommandStore } from "./session/command-store.ts";
import { Session, type SessionCallbacks } from "./session/session.ts";

function openSocket(game: string, lastSequence: number | null): WebSocket {
  if (isLocalId(game)) return new LocalSocket(loadLine, game, lastSequence) as unknown as WebSocket;
  const query = lastSequence === null ? "" : `?after=${lastSequence}`;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(game)}/play${query}`);
}

const showLateRefusal: SessionCallbacks["onRefused"] = (refusal, _, rules) =>
  showError(t("pending-refused", { reason: formatRefusal(refusal) }), findReference(refusal, rules));

const CALLBACKS: SessionCallbacks = {
  name: ownName,
  onRefused: (refusal, isLate, rules) => {
    if (!isLate) showRefusal(refusal, rules);
    else void loadRefusals().then(() => showLateRefusal(refusal, isLate, rules));
  },
  onUnsent: () => showError(t("pending-dropped")),
};

function useSession(game: string): Session {
  const session = useMemo(() => new Session(game, CALLBACKS, openSocket, openCommandStore(game)), [game]);
  useEffect(() => {
    session.start();
    const reconnectNow = () => session.reconnectNow();
    const dropConnection = () => session.dropConnection();
    addEventListener("online", reconnectNow);
    if (!isLocalId(game)) addEventListener("offline", dropConnection);
    document.addEventListener("visibilitychange", reconnectNow);
    return () => {
      removeEventListener("online", reconnectNow);
      removeEventListener("offline", dropConnection);
      document.removeEventListener("visibilitychange", reconnectNow);
      session.stop();
    };
  }, [session]);
  return session;
}

export function GamePage({ game: id }: { game: string }): JSX.Element {
  const session = useSession(id);
  const { game } = session.clientState.value;
  const table = useTable(game?.rules, game?.situation.picture);
  useEffect(() => {
    if (game) document.title = t("page-title", { page: gameName(game.rules) });
  }, [game?.rules]);
  if (session.closeReason.value === "no-such-game") return <NotFound reason="no-such-game" />;
  if (session.closeReason.value === "forbidden") return <NotFound reason="refused-forbidden-origin" />;
  if (table === undefined) return <NotFound reason="refused-unknown-rules" />;
  if (!game || table === null) return <Loading session={session} />;
  return <Frame session={session} game={game} table={table} />;
}

function Loading({ session }: { session: Session }): JSX.Element {
  const isLost = session.status.value === "lost";
  return (
    <>
      <AppBar />
      <main class="message-page" aria-busy="true">
        <p class="muted" role="status">
          {t(isLost ? "connection-lost" : "connection-first")}
        </p>
        <PendingNotice session={session} />
      </main>
    </>
  );
}
