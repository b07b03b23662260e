/**
 * Keeps the games of this browser for the Worker. Where the browser stores nothing, or has no room left, a game goes on in
 * memory until its tab is closed, and the page is told.
 */
import { ConflictError, type GameDatabase, type ListedGame } from "./game-database.ts";
import type { StorageProblem } from "./worker-protocol.ts";

export interface StoreListener {
  /** A game was written, by this tab. */
  onSaved(id: string): void;
  onProblem(problem: StorageProblem): void;
}

interface KeptGame {
  readonly id: string;
}

export class LocalGameStore<Game extends KeptGame> {
  readonly #open: () => Promise<GameDatabase<Game>>;
  readonly #summarize: (game: Game) => ListedGame;
  readonly #listener: StoreListener;
  /** The revision of each game that this tab knows. */
  readonly #revisions = new Map<string, number>();
  /** Games that could not be stored. */
  readonly #unstored = new Map<string, Game>();
  #database: Promise<GameDatabase<Game>> | null = null;

  constructor(open: () => Promise<GameDatabase<Game>>, summarize: (game: Game) => ListedGame, listener: StoreListener) {
    this.#open = open;
    this.#summarize = summarize;
    this.#listener = listener;
  }

  /** The game as it was stored last, by whichever tab; null where there is none. */
  async load(id: string): Promise<Game | null> {
    const unstored = this.#unstored.get(id);
    if (unstored) return unstored;
    const row = await this.#connect().then(
      (database) => database.read(id),
      () => null,
    );
    this.#revisions.set(id, row?.revision ?? 0);
    return row?.game ?? null;
  }

  /** The server's id of a game that was moved there; null for one that was not. */
  async findMoved(id: string): Promise<string | null> {
    const summary = await this.#connect().then(
      (database) => database.summarize(id),
      () => null,
    );
    return summary?.moved ?? null;
  }

  /** Store a game; resolves when it is on disk, or in memory for want of a disk. Rejects with {@link ConflictError}. */
  async save(game: Game): Promise<void> {
    const { id } = game;
    try {
      const database = await this.#connect();
      const known = this.#revisions.get(id) ?? 0;
      this.#revisions.set(id, await database.write(id, game, this.#summarize(game), known));
      this.#unstored.delete(id);
    } catch (error) {
      if (error instanceof ConflictError) throw error;
      this.#keepInMemory(game, error);
    }
    this.#listener.onSaved(id);
  }

  /** Remove a game; where that fails, it stays. */
  async remove(id: string): Promise<void> {
    this.#unstored.delete(id);
    this.#revisions.delete(id);
    await this.#connect()
      .then((database) => database.delete(id))
      .catch(() => undefined);
  }

  #keepInMemory(game: Game, error: unknown): void {
    if (!this.#unstored.has(game.id)) this.#listener.onProblem(findProblem(error));
    this.#unstored.set(game.id, game);
  }

  #connect(): Promise<GameDatabase<Game>> {
    this.#database ??= this.#open();
    this.#database.catch(() => (this.#database = null)); // the next game tries again
    return this.#database;
  }
}

function findProblem(error: unknown): StorageProblem {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "refused";
}
