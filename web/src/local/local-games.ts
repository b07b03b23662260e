/** The list of the games of this browser. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LocalSummary } from "./game-database.ts";
import { gameStore } from "./game-store.ts";

/** All games of this browser, the last played first. */
export const localGames = signal<readonly LocalSummary[]>([]);

/** A game in which no person has moved is not listed, and deleted a day later: until then a tab may still show it. */
const UNPLAYED_KEPT_MS = 86_400_000;
const isPlayed = ({ hasOwnMove }: LocalSummary): boolean => hasOwnMove !== false;

/** Read the list again. */
export async function refreshLocalGames(): Promise<void> {
  const found = await gameStore.list();
  for (const game of found) {
    if (!isPlayed(game) && game.active < Date.now() - UNPLAYED_KEPT_MS) await gameStore.delete(game.game);
  }
  localGames.value = found.filter(isPlayed).sort((one, other) => other.active - one.active);
}

/** Follow the list while a component shows it. */
export function useLocalGames(): readonly LocalSummary[] {
  useEffect(() => {
    void refreshLocalGames();
    return gameStore.listen(() => void refreshLocalGames());
  }, []);
  return localGames.value;
}

/** Delete a game, in every tab. */
export async function deleteGame(id: string): Promise<void> {
  await gameStore.delete(id);
  await refreshLocalGames();
}
