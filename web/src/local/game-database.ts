/** The browser's database of games: IndexedDB, with a summary of each game next to it for lists. */
import type { GameSummary, OutcomeInfo } from "../protocol/types.ts";

/** A game in a list; entries of older versions lack the result, the points and whether a person has moved. */
export interface ListedGame extends GameSummary {
  readonly outcome?: OutcomeInfo | null;
  readonly points?: readonly [number, number] | null;
  readonly hasOwnMove?: boolean;
}

/** A game in a list, and where it went when it was moved to the server. */
export interface LocalSummary extends ListedGame {
  readonly moved: string | null;
}

/** A game as it is stored; the revision counts how often it was written. */
interface GameRow<Game> {
  readonly id: string;
  readonly revision: number;
  readonly game: Game;
}

/** Somebody else, in a different tab, has written the game meanwhile. */
export class ConflictError extends Error {}

const NAME = "duellum";
const VERSION = 1;
const GAMES = "games";
const SUMMARIES = "summaries";

export class GameDatabase<Game> {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Open it. Rejects with a DOMException where the browser stores nothing. */
  static async open<Game>(factory: IDBFactory = indexedDB): Promise<GameDatabase<Game>> {
    const opening = factory.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(GAMES, { keyPath: "id" });
      opening.result.createObjectStore(SUMMARIES, { keyPath: "game" });
    };
    const database = await complete(opening);
    database.onversionchange = () => database.close(); // a newer version in a different tab
    return new GameDatabase<Game>(database);
  }

  async read(id: string): Promise<GameRow<Game> | null> {
    const found = await complete(this.#database.transaction(GAMES).objectStore(GAMES).get(id));
    return (found as GameRow<Game> | undefined) ?? null;
  }

  /**
   * Write a game over the revision that the writer knows, 0 for a new game, and return the new revision once it is on
   * disk. Rejects with {@link ConflictError} where there is another, or the game was moved; with a DOMException where there
   * is no room.
   */
  async write(id: string, game: Game, summary: ListedGame, known: number): Promise<number> {
    const revision = known + 1;
    await this.#change((games, summaries, abort) => {
      const reading = games.get(id) as IDBRequest<GameRow<Game> | undefined>;
      const listed = summaries.get(id) as IDBRequest<LocalSummary | undefined>;
      listed.onsuccess = () => {
        const found = reading.result?.revision ?? 0;
        if (found !== known) return abort(new ConflictError(`${id} is at revision ${found}, not ${known}`));
        if (listed.result?.moved) return abort(new ConflictError(`${id} was moved`));
        games.put({ id, revision, game } satisfies GameRow<Game>);
        summaries.put({ ...summary, moved: null } satisfies LocalSummary);
      };
    });
    return revision;
  }

  /** The summaries of all games. */
  async list(): Promise<LocalSummary[]> {
    return complete(this.#database.transaction(SUMMARIES).objectStore(SUMMARIES).getAll()) as Promise<LocalSummary[]>;
  }

  /** The summary of a game. */
  async summarize(id: string): Promise<LocalSummary | null> {
    const found = await complete(this.#database.transaction(SUMMARIES).objectStore(SUMMARIES).get(id));
    return (found as LocalSummary | undefined) ?? null;
  }

  /** Note that a game continues at the server, under another id. */
  async markMoved(id: string, moved: string): Promise<void> {
    await this.#change((_, summaries) => {
      const reading = summaries.get(id) as IDBRequest<LocalSummary | undefined>;
      reading.onsuccess = () => {
        if (reading.result) summaries.put({ ...reading.result, moved });
      };
    });
  }

  async delete(id: string): Promise<void> {
    await this.#change((games, summaries) => {
      games.delete(id);
      summaries.delete(id);
    });
  }

  close(): void {
    this.#database.close();
  }

  /** Change something, and return once it is on disk. */
  async #change(
    run: (games: IDBObjectStore, summaries: IDBObjectStore, abort: (reason: Error) => void) => void,
  ): Promise<void> {
    const transaction = this.#database.transaction([GAMES, SUMMARIES], "readwrite", { durability: "strict" });
    let reason: Error | null = null;
    run(transaction.objectStore(GAMES), transaction.objectStore(SUMMARIES), (given) => {
      reason = given;
      transaction.abort();
    });
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(reason ?? transaction.error);
    });
  }
}

function complete<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
