/** The games in which this tab shows no reactions of the opponent. */
import { signal } from "@preact/signals";
import type { State } from "../protocol/types.ts";

const KEY = "duellum.muted";

const mutedGames = signal<ReadonlySet<string>>(new Set(read()));

function read(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
  } catch {
    return []; // storage is disabled
  }
}

/** Whether the opponent is muted in this game, or was in the one before this rematch. */
export function isMuted({ game, previous }: Pick<State, "game" | "previous">): boolean {
  return mutedGames.value.has(game) || (previous !== null && mutedGames.value.has(previous));
}

/** Mute the opponent in this game and its rematch, or hear them again. */
export function setMuted({ game, previous }: Pick<State, "game" | "previous">, isOn: boolean): void {
  const others = [...mutedGames.peek()].filter((id) => id !== game && id !== previous);
  mutedGames.value = new Set(isOn ? [...others, game] : others);
  try {
    sessionStorage.setItem(KEY, [...mutedGames.peek()].join(" "));
  } catch {
    // Until the page is closed.
  }
}
