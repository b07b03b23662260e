/** Whether this tab seeks an opponent: all that a page without the lobby's code needs to know. */
import { signal } from "@preact/signals";

export const SEEK_KEY = "duellum.seek";

/** The seek as it is stored for the session; null where there is none, or storage is disabled. */
export function readStoredSeek(): string | null {
  try {
    return sessionStorage.getItem(SEEK_KEY);
  } catch {
    return null;
  }
}

export const isSeeking = signal(readStoredSeek() !== null);
