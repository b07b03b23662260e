/**
 * The games that a tab's Worker has open, and the page's sockets to them.
 *
 * Every tab runs a game by itself; the database lets one of two writers win, and whoever lost, or hears of another tab's
 * move, reads the game again. So no tab ever waits for another one, which the browser may have put to sleep.
 */
import type { FromClient, FromServer } from "../protocol/types.ts";
import type { FromWorker } from "./worker-protocol.ts";

/** One end of a connection, in the Worker. */
export interface Seat {
  receive(message: FromClient): void;
  close(): void;
}

/** A game that runs in the Worker. */
export interface RunningGame {
  connect(after: number | null, send: (message: FromServer) => void): Seat;
  /** Read what another tab has stored. */
  reload(): Promise<void>;
}

/** Opens a game; null where there is none with this id. */
export type OpenGame = (id: string) => Promise<RunningGame | null>;

/** How often a page hears from the Worker at least; a connection counts as dead after a longer silence. */
export const HEARTBEAT_MS = 20_000;
/** Closing codes: the page connects again at once; later and later; there is no such game. */
const RESTART = 1012;
const FAILED = 1011;
const NO_SUCH_GAME = 4404;

interface Connection {
  readonly game: string;
  seat: Seat | null;
}

export class LocalTables {
  readonly #open: OpenGame;
  readonly #post: (message: FromWorker) => void;
  readonly #games = new Map<string, Promise<RunningGame | null>>();
  readonly #connections = new Map<number, Connection>();

  constructor(open: OpenGame, post: (message: FromWorker) => void) {
    this.#open = open;
    this.#post = post;
  }

  /** Connect a socket to a game. */
  async connect(socket: number, id: string, after: number | null): Promise<void> {
    const connection: Connection = { game: id, seat: null };
    this.#connections.set(socket, connection);
    try {
      const game = await this.#find(id);
      if (this.#connections.get(socket) !== connection) return; // closed meanwhile
      if (game) connection.seat = game.connect(after, (message) => this.#send(socket, message));
      else this.#end(socket, NO_SUCH_GAME);
    } catch (error) {
      console.error(error); // the page can only say that there is no connection
      this.#end(socket, FAILED);
    }
  }

  receive(socket: number, text: string): void {
    const message = JSON.parse(text) as FromClient;
    if (message.type !== "echo") this.#connections.get(socket)?.seat?.receive(message);
  }

  /** The page has closed a socket. */
  disconnect(socket: number): void {
    const connection = this.#connections.get(socket);
    this.#connections.delete(socket);
    connection?.seat?.close();
    if (connection && this.#sockets(connection.game).length === 0) this.#games.delete(connection.game);
  }

  /** Another tab has stored a game. */
  async refresh(id: string): Promise<void> {
    const opened = this.#games.get(id);
    if (opened === undefined) return;
    try {
      await (await opened)?.reload();
    } catch {
      this.restart(id);
    }
  }

  /** Forget the state of a game: it is out of date. Pages connect again, and what was not answered is sent again. */
  restart(id: string): void {
    this.#close(id, RESTART);
  }

  /** A game was deleted. */
  remove(id: string): void {
    this.#close(id, NO_SUCH_GAME);
  }

  /** Let every page know that the Worker is alive. */
  beat(): void {
    for (const socket of this.#connections.keys()) this.#send(socket, { type: "probe", probe: 0 });
  }

  #find(id: string): Promise<RunningGame | null> {
    const opened = this.#games.get(id) ?? this.#open(id);
    this.#games.set(id, opened);
    opened.catch(() => this.#games.delete(id));
    return opened;
  }

  #sockets(id: string): number[] {
    return [...this.#connections].filter(([, { game }]) => game === id).map(([socket]) => socket);
  }

  #close(id: string, code: number): void {
    this.#games.delete(id);
    for (const socket of this.#sockets(id)) this.#end(socket, code);
  }

  #end(socket: number, code: number): void {
    const connection = this.#connections.get(socket);
    if (!connection) return;
    this.#connections.delete(socket);
    connection.seat?.close();
    this.#post({ type: "closed", socket, code });
  }

  #send(socket: number, message: FromServer): void {
    if (this.#connections.has(socket)) this.#post({ type: "message", socket, text: JSON.stringify(message) });
  }
}
