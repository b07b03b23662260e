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

/** Whether a game is listed: not one that was opened and left before a person moved. */
const isWorthKeeping = ({ hasOwnMove }: LocalSummary): boolean => hasOwnMove !== false;

/** Read the list again. */
export async function refreshLocalGames(): Promise<void> {
  const found = (await (await connect())?.list()) ?? [];
  localGames.value = found.filter(isWorthKeeping).sort((one, other) => other.active - one.active);
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
