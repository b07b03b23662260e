/**
 * Keeps the games of this browser, for all its tabs. Where the browser stores nothing, or has no room left, a game
 * continues in memory until its tab is closed, and the player is told.
 */
import { showError } from "../components/toasts.tsx";
import { loadCatalogues, t } from "../i18n/translation.ts";
import { ConflictError, GameDatabase, type ListedGame, type LocalSummary } from "./game-database.ts";
import type { StoredGame } from "./stored-game.ts";

/** What tabs tell each other about a game. */
export interface Announcement {
  readonly game: string;
  readonly what: "saved" | "deleted" | "moved";
}

/** Why games are not kept: the browser stores nothing here, or has no room left. */
type StorageProblem = "refused" | "full";

/** A game and how often it has been written. */
interface KeptGame {
  readonly game: StoredGame;
  readonly revision: number;
}

const CHANNEL = "duellum.games";

async function reportProblem(problem: StorageProblem): Promise<void> {
  await loadCatalogues("device").catch(() => undefined);
  showError(t(`storage-${problem}`));
}

export class GameStore {
  readonly #open: () => Promise<GameDatabase<StoredGame>>;
  readonly #onProblem: (problem: StorageProblem) => void;
  readonly #listeners = new Set<(announcement: Announcement) => void>();
  /** Games that could not be stored. */
  readonly #unstored = new Map<string, KeptGame>();
  #database: Promise<GameDatabase<StoredGame>> | null = null;
  #channel: BroadcastChannel | null = null;

  constructor(
    open: () => Promise<GameDatabase<StoredGame>> = GameDatabase.open<StoredGame>,
    onProblem: (problem: StorageProblem) => void = reportProblem,
  ) {
    this.#open = open;
    this.#onProblem = onProblem;
  }

  /** The game as any tab stored it last; null if there is none. */
  async load(id: string): Promise<KeptGame | null> {
    return this.#unstored.get(id) ?? this.#ask((database) => database.read(id), null);
  }

  /** The entries of all games in the list. */
  list(): Promise<LocalSummary[]> {
    return this.#ask((database) => database.list(), []);
  }

  /** The server's id of a game that was moved there; null for one that was not. */
  async findMoved(id: string): Promise<string | null> {
    return (await this.#ask((database) => database.summarize(id), null))?.moved ?? null;
  }

  /**
   * Store a game over the revision that the writer knows, 0 for a new game. Resolves with the new revision once the game
   * is on disk, or in memory where it cannot be. Rejects with {@link ConflictError} if a different tab was first.
   */
  async save(game: StoredGame, known: number): Promise<number> {
    let revision = known;
    try {
      const database = await this.#connect();
      revision = await database.write(game.id, game, listGame(game), known);
      this.#unstored.delete(game.id);
    } catch (error) {
      const isFirst = !this.#unstored.delete(game.id);
      if (error instanceof ConflictError) throw error;
      this.#unstored.set(game.id, { game, revision });
      if (isFirst) this.#onProblem(findProblem(error));
    }
    this.#announce({ game: game.id, what: "saved" });
    return revision;
  }

  /** Delete a game in every tab. */
  async delete(id: string): Promise<void> {
    this.#unstored.delete(id);
    await this.#ask((database) => database.delete(id), undefined);
    this.#announce({ game: id, what: "deleted" });
  }

  /** Note that a game continues on the server, under another id. */
  async markMoved(id: string, moved: string): Promise<void> {
    await this.#ask((database) => database.markMoved(id, moved), undefined);
    this.#announce({ game: id, what: "moved" });
  }

  /** Hear what other tabs do; returns a function that ends it. */
  listen(listener: (announcement: Announcement) => void): () => void {
    this.#listeners.add(listener);
    this.#findChannel();
    return () => void this.#listeners.delete(listener);
  }

  #announce(announcement: Announcement): void {
    this.#findChannel()?.postMessage(announcement);
  }

  /** The channel to the other tabs; without one they notice a change when they write. */
  #findChannel(): BroadcastChannel | null {
    if (this.#channel || typeof BroadcastChannel === "undefined") return this.#channel;
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = ({ data }: MessageEvent<Announcement>) => {
      for (const listener of this.#listeners) listener(data);
    };
    return this.#channel;
  }

  /** Ask the database; if there is none, the answer is the other value. */
  async #ask<T>(ask: (database: GameDatabase<StoredGame>) => Promise<T>, otherwise: T): Promise<T> {
    const database = await this.#connect().catch(() => null);
    return database === null ? otherwise : ask(database);
  }

  #connect(): Promise<GameDatabase<StoredGame>> {
    this.#database ??= this.#open();
    this.#database.catch(() => (this.#database = null)); // the next question tries again
    return this.#database;
  }
}

/** The games of this browser. */
export const gameStore = new GameStore();

/** The entry of a game in the list of this browser's games. */
function listGame({ summary, outcome, points, events }: StoredGame): ListedGame {
  const hasOwnMove = events.some(({ event }) => event.type === "moved" && event.player === "person");
  return { ...summary, outcome, points: points ?? null, hasOwnMove };
}

function findProblem(error: unknown): StorageProblem {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "refused";
}
