/** The page of a game: connects to it, and shows it once it is known. */
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { useTable } from "../games/use-table.ts";
import { t } from "../language.ts";
import { gameName, ownName } from "../naming.ts";
import { Bar } from "../parts/bar.tsx";
import { NotFound } from "../parts/not-found.tsx";
import { complainOf } from "../parts/toasts.tsx";
import { Frame } from "./frame.tsx";
import { Session } from "./session.ts";

function openSocket(game: string, after: number | null): WebSocket {
  const query = after === null ? "" : `?after=${after}`;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(game)}/play${query}`);
}

function useSession(game: string): Session {
  const session = useMemo(() => new Session(game, { name: ownName, complain: complainOf }, openSocket), [game]);
  useEffect(() => {
    session.start();
    const hurry = () => session.hurry();
    const drop = () => session.drop();
    addEventListener("online", hurry);
    addEventListener("offline", drop);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      removeEventListener("online", hurry);
      removeEventListener("offline", drop);
      document.removeEventListener("visibilitychange", hurry);
      session.stop();
    };
  }, [session]);
  return session;
}

export function GamePage({ game }: { game: string }): JSX.Element {
  const session = useSession(game);
  const known = session.known.value.game;
  const table = useTable(known?.rules);
  useEffect(() => {
    if (known) document.title = t("page-title", { page: gameName(known.rules) });
  }, [known?.rules]);
  if (session.ending.value === "no-such-game") return <NotFound reason="no-such-game" />;
  if (session.ending.value === "forbidden") return <NotFound reason="refused-forbidden-origin" />;
  if (table === undefined) return <NotFound reason="refused-unknown-rules" />;
  if (!known || table === null) return <Loading isLost={session.condition.value === "lost"} />;
  return <Frame session={session} game={known} table={table} />;
}

function Loading({ isLost }: { isLost: boolean }): JSX.Element {
  return (
    <>
      <Bar />
      <main class="nowhere" aria-busy="true">
        <p class="soft" role="status">
          {t(isLost ? "connection-lost" : "connection-first")}
        </p>
      </main>
    </>
  );
}
