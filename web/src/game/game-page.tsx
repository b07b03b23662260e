/** The page of a game: opens its session, and shows the game once its state has arrived. */
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { openWebSocket } from "../api.ts";
import { AppBar } from "../components/app-bar.tsx";
import { Lazy } from "../components/lazy.tsx";
import { NotFound } from "../components/not-found.tsx";
import { findReference, formatRefusal, loadRefusals, showError, showRefusal } from "../components/toasts.tsx";
import { gameName } from "../games/names.ts";
import { useTable } from "../games/table-loader.ts";
import { t } from "../i18n/translation.ts";
import { isLocalId } from "../local/stored-game.ts";
import { redirect } from "../router.ts";
import { openCommandStore } from "../session/outbox.ts";
import { RemoteSession } from "../session/remote.ts";
import type { Session, SessionCallbacks } from "../session/session.ts";
import { ownName } from "../settings/own-name.ts";
import { Frame } from "./frame.tsx";
import { PendingNotice } from "./notices/pending-notice.tsx";
import { useRunningSession } from "./running-session.ts";

function openSocket(gameId: string, lastSequence: number | null): WebSocket {
  const query = lastSequence === null ? "" : `?after=${lastSequence}`;
  return openWebSocket(`/games/${encodeURIComponent(gameId)}/play${query}`);
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
  onMoved: (id) => redirect({ page: "game", gameId: id }),
};

const loadLocalGame = () => import("./local-game.tsx").then((module) => module.LocalGame);

export function GamePage({ id }: { id: string }): JSX.Element {
  if (!isLocalId(id)) return <RemoteGame id={id} />;
  const show = (session: Session) => <SessionPage session={session} />;
  return <Lazy load={loadLocalGame} props={{ id, callbacks: CALLBACKS, show }} placeholder={<Loading />} />;
}

function RemoteGame({ id }: { id: string }): JSX.Element {
  const session = useMemo(() => new RemoteSession(id, CALLBACKS, openSocket, openCommandStore(id)), [id]);
  useRunningSession(session);
  return <SessionPage session={session} />;
}

function SessionPage({ session }: { session: Session }): JSX.Element {
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

function Loading({ session }: { session?: Session }): JSX.Element {
  const isLost = session?.status.value === "lost";
  return (
    <>
      <AppBar />
      <main class="message-page" aria-busy="true">
        <p class="muted" role="status">
          {t(isLost ? "connection-lost" : "connection-first")}
        </p>
        {session && <PendingNotice session={session} />}
      </main>
    </>
  );
}
