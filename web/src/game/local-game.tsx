/** A game that this browser runs. Loaded on demand. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { LocalSession } from "../session/local.ts";
import type { Session, SessionCallbacks } from "../session/session.ts";
import { useRunningSession } from "./running-session.ts";

interface LocalGameProps {
  id: string;
  callbacks: SessionCallbacks;
  show(session: Session): JSX.Element;
}

export function LocalGame({ id, callbacks, show }: LocalGameProps): JSX.Element {
  const session = useMemo(() => new LocalSession(id, callbacks), [id]);
  useRunningSession(session);
  return show(session);
}
