/** The games of this browser, for the page: their list, and what can be done with them. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Announcement, openAnnouncements } from "./announcements.ts";
import { GameDatabase, type LocalSummary } from "./game-database.ts";

/** Without a database there is nothing to list. */
const openDatabase = () => GameDatabase.open<unknown>().catch(() => null);

let database: ReturnType<typeof openDatabase> | null = null;
let announce: ((announcement: Announcement) => void) | null = null;

async function connect(): Promise<GameDatabase<unknown> | null> {
  database ??= openDatabase();
  return database;
}

/** All games of this browser, the last played first. */
export const localGames = signal<readonly LocalSummary[]>([]);

/** A game in which no person has moved is not listed, and deleted a day later: until then a tab may still show it. */
const UNPLAYED_KEPT_MS = 86_400_000;
const isPlayed = ({ hasOwnMove }: LocalSummary): boolean => hasOwnMove !== false;

/** Read the list again. */
export async function refreshLocalGames(): Promise<void> {
  const games = await connect();
  const found = (await games?.list()) ?? [];
  for (const game of found) {
    if (!isPlayed(game) && game.active < Date.now() - UNPLAYED_KEPT_MS) await games?.delete(game.game);
  }
  localGames.value = found.filter(isPlayed).sort((one, other) => other.active - one.active);
}

/** Follow the list while a component shows it. */
export function useLocalGames(): readonly LocalSummary[] {
  useEffect(() => {
    announce ??= openAnnouncements(() => void refreshLocalGames());
    void refreshLocalGames();
  }, []);
  return localGames.value;
}

/** Delete a game, in every tab. */
export async function deleteGame(id: string): Promise<void> {
  await (await connect())?.delete(id);
  tell({ game: id, what: "deleted" });
  await refreshLocalGames();
}

/** Note that a game goes on at the server. */
export async function markMoved(id: string, moved: string): Promise<void> {
  await (await connect())?.markMoved(id, moved);
  tell({ game: id, what: "moved" });
}

function tell(announcement: Announcement): void {
  announce ??= openAnnouncements(() => void refreshLocalGames());
  announce(announcement);
}
