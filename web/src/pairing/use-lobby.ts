/** What there is to see in the lobby, for as long as a component shows it. */
import { useEffect } from "preact/hooks";
import { HAS_SERVER } from "../api.ts";
import { lobby } from "./lobby.ts";
import type { Shown } from "./lobby-session.ts";

/** The lobby; null while there is no connection. */
export function useLobby(): Shown | null {
  useEffect(() => (HAS_SERVER ? lobby.watch() : undefined), []);
  return lobby.shown.value;
}
