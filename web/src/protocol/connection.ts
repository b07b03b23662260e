/** A connection to a game that heals by itself: it comes back when it is lost, and says again what was not answered. */
import { answered } from "./state.ts";
import type { FromClient, FromServer, Problem, Refused } from "./types.ts";

/** open: all is well. connecting: for the first time. lost: it is trying again. closed: it will not come back. */
export type Condition = "connecting" | "open" | "lost" | "closed";

/** Why a connection will not come back. */
export type Ending = "left" | "no-such-game" | "forbidden";

/** A command without its id. */
export type Wish = FromClient extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

export interface Surroundings {
  /** Open a socket, to go on after an event where one is given. */
  open(after: number | null): WebSocket;
  /** The last event this screen has seen; null to hear everything. */
  after(): number | null;
  /** Take a message in. Returns false where it cannot be made sense of, to connect anew. */
  hear(message: FromServer): boolean;
  changed(condition: Condition, ending: Ending | null): void;
}

/** The server's answer to a question was that it will not be answered. */
export class RefusedError extends Error {
  readonly refusal: Refused | Problem;

  constructor(refusal: Refused | Problem) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

interface Waiting {
  readonly message: FromClient;
  resolve(answer: FromServer): void;
  reject(error: Error): void;
}

const OPEN = 1;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** The server says something every 20 seconds: after this long without a word nobody is there. */
const SILENCE = 45_000;
const COMES_BACK_AT_ONCE = 1012;
/** How long to be quiet after having been too fast. */
const BREATHER = 1000;
const ENDINGS: Readonly<Record<number, Ending>> = { 4404: "no-such-game", 4403: "forbidden" };

export class Connection {
  readonly #surroundings: Surroundings;
  readonly #waiting = new Map<string, Waiting>();
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  #socket: WebSocket | null = null;
  #count = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isGreeted = false;
  #isClosed = false;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Connect, and stay connected until closed. */
  start(): void {
    this.#surroundings.changed("connecting", null);
    this.#connect();
  }

  /** Send a command or question; it is sent again after a lost connection. Rejects with {@link RefusedError}. */
  send(wish: Wish): Promise<FromServer> {
    this.#count += 1;
    const id = `${this.#prefix}-${this.#count}`;
    const message = { ...wish, id } as FromClient;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      if (this.#isGreeted) this.#write(message);
    });
  }

  /** Try again at once where it is lost: the network is back, or somebody looks again. */
  hurry(): void {
    if (this.#isClosed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Hang up and try again: the network is gone, and a socket may be the last to notice. */
  drop(): void {
    if (!this.#isClosed && this.#socket) this.#drop();
  }

  /** Leave for good. */
  close(): void {
    this.#end("left");
    this.#socket?.close();
  }

  #end(ending: Ending): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#waiting.clear();
    this.#surroundings.changed("closed", ending);
  }

  #connect(): void {
    const socket = this.#surroundings.open(this.#surroundings.after());
    this.#socket = socket;
    this.#isGreeted = false;
    this.#listen();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#read(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event.code);
    };
  }

  /** Hang up after a long silence: some networks lose connections without a word. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), SILENCE);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#lose(COMES_BACK_AT_ONCE);
    socket?.close();
  }

  #lose(code: number): void {
    this.#socket = null;
    this.#isGreeted = false;
    clearTimeout(this.#silence);
    if (this.#isClosed) return;
    const ending = ENDINGS[code];
    if (ending) {
      this.#end(ending);
      return;
    }
    this.#surroundings.changed("lost", null);
    const pause = code === COMES_BACK_AT_ONCE ? FIRST_PAUSE : this.#pause;
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    this.#timer = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #read(text: string): void {
    this.#listen();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "probe") {
      this.#write({ type: "echo", probe: message.probe });
      return;
    }
    if (message.type === "welcome" && !this.#isGreeted) this.#greet();
    if (message.type === "refused" && message.reason === "too-fast") setTimeout(() => this.#repeat(), BREATHER);
    if (!this.#surroundings.hear(message)) this.#drop();
    for (const id of answered(message)) this.#settle(id, message);
  }

  #greet(): void {
    this.#isGreeted = true;
    this.#pause = FIRST_PAUSE;
    this.#surroundings.changed("open", null);
    this.#repeat();
  }

  /** All that was not answered is said again, in order: whatever had been done is not done twice. */
  #repeat(): void {
    if (!this.#isGreeted) return;
    for (const { message } of this.#waiting.values()) this.#write(message);
  }

  #settle(id: string, message: FromServer): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    if (message.type === "refused") waiting.reject(new RefusedError(message));
    else waiting.resolve(message);
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }
}
