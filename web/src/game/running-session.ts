/** Runs a session as long as its page is shown. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Session } from "../session/session.ts";

/** The event by which a page tells scripts about a game in this browser: its detail is the client's state. */
const STATE_EVENT = "duellum-game";

export function useRunningSession(session: Session): void {
  useEffect(() => {
    session.start();
    const tellScripts = effect(
      () => void dispatchEvent(new CustomEvent(STATE_EVENT, { detail: session.clientState.value })),
    );
    const reconnectNow = () => session.reconnectNow();
    const dropConnection = () => session.dropConnection();
    addEventListener("online", reconnectNow);
    addEventListener("offline", dropConnection);
    document.addEventListener("visibilitychange", reconnectNow);
    return () => {
      removeEventListener("online", reconnectNow);
      removeEventListener("offline", dropConnection);
      document.removeEventListener("visibilitychange", reconnectNow);
      tellScripts();
      session.stop();
    };
  }, [session]);
}
