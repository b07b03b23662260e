/** The opponent that this tab seeks. It is kept for the session, so that a reload does not end it. */
import { effect, signal } from "@preact/signals";
import type { LiveClock } from "../lobby/game-options.ts";
import { isSeeking, readStoredSeek, SEEK_KEY } from "./seeking.ts";

export interface Wanted {
  /** The id of the seek, chosen here. */
  readonly id: string;
  readonly rules: string;
  readonly clock: LiveClock;
  /** Since when, in milliseconds since the epoch. */
  readonly since: number;
}

function read(): Wanted | null {
  try {
    return JSON.parse(readStoredSeek() ?? "null") as Wanted | null;
  } catch {
    return null; // no valid JSON
  }
}

export const wanted = signal<Wanted | null>(read());

effect(() => {
  const current = wanted.value;
  isSeeking.value = current !== null;
  try {
    if (current === null) sessionStorage.removeItem(SEEK_KEY);
    else sessionStorage.setItem(SEEK_KEY, JSON.stringify(current));
  } catch {
    // Storage is disabled: a reload ends the seek.
  }
});
