/**
 * The outbox: everything that the server has not answered yet. Ids make sure that a command is carried out once,
 * however often it is sent. While a command waits for the connection, no other is accepted.
 */
import { computed, signal } from "@preact/signals";
import { answeredCommands } from "../protocol/client-state.ts";
import type { FromClient, FromServer, Problem, Refused } from "../protocol/types.ts";
import type { CommandBody, PendingCommand } from "./session.ts";

/** Keeps the command that waits for the connection over a reload of the page. */
export interface CommandStore {
  read(): PendingCommand | null;
  /** Replace the stored command; null removes it. */
  write(command: PendingCommand | null): void;
}

interface OutboxHandlers {
  /** Send a message; returns false if there is no connection. */
  send(message: FromClient): boolean;
  /** Called when something is refused; `isLate` for a command that waited for the connection. */
  onRefused(refusal: Refused | Problem, isLate: boolean): void;
}

interface Entry extends PendingCommand {
  /** Whether it changes the game; a query is never late. */
  readonly isCommand: boolean;
  /** Whether it has to wait for the connection. */
  readonly isLate: boolean;
  /** Called with the answer; null if it was refused or withdrawn. */
  resolve(answer: FromServer | null): void;
}

/** After this time without an answer a command counts as late, whatever the connection seems to be. */
const LATE_MS = 3000;
/** How long to wait after the server's rate limit was hit. */
const RATE_LIMIT_DELAY_MS = 1000;

export class Outbox {
  readonly #handlers: OutboxHandlers;
  readonly #store: CommandStore;
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  readonly #entries = signal<readonly Entry[]>([]);
  #count = 0;
  #isConnected = false;

  /** The command that waits for the connection; null if none does. */
  readonly late = computed<PendingCommand | null>(() => {
    const entry = this.#entries.value.find(({ isLate }) => isLate);
    return entry ? { id: entry.id, body: entry.body, isSent: entry.isSent } : null;
  });

  constructor(handlers: OutboxHandlers, store: CommandStore = NO_STORE) {
    this.#handlers = handlers;
    this.#store = store;
  }

  /** Send a command. Resolves when it is answered, refused or withdrawn; at once where another one waits. */
  async submit(body: CommandBody): Promise<void> {
    if (this.late.peek() !== null) return;
    await this.#add({ id: this.#nextId(), body, isCommand: true, isLate: !this.#isConnected, isSent: false });
  }

  /** Ask for something that is never late. Resolves with the answer; with null if it was refused. */
  request(body: CommandBody): Promise<FromServer | null> {
    return this.#add({ id: this.#nextId(), body, isCommand: false, isLate: false, isSent: false });
  }

  /** Take over the command that waited when the page was reloaded. */
  restore(): void {
    const stored = this.#store.read();
    if (stored) void this.#add({ ...stored, isCommand: true, isLate: true });
  }

  /** Drop the late command if it was never sent; returns whether it was dropped. */
  withdraw(): boolean {
    const late = this.late.peek();
    if (late === null || late.isSent) return false;
    this.#remove(late.id)?.resolve(null);
    return true;
  }

  /** There is a connection: send what has not been answered, in order. */
  connect(): void {
    this.#isConnected = true;
    this.#send();
  }

  /** The connection is lost: every command is late. */
  disconnect(): void {
    this.#isConnected = false;
    this.#markLate(() => true);
  }

  /** Take note of what a message answers. */
  settle(message: FromServer): void {
    if (message.type === "refused" && message.reason === "too-fast")
      setTimeout(() => this.#send(), RATE_LIMIT_DELAY_MS);
    for (const id of answeredCommands(message)) this.#settle(id, message);
  }

  /** Forget everything; returns whether a command was never sent. */
  close(): boolean {
    const isUnsent = this.late.peek()?.isSent === false;
    this.#isConnected = false;
    this.#change([]);
    return isUnsent;
  }

  #nextId(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  #add(added: Omit<Entry, "resolve">): Promise<FromServer | null> {
    const isAdded = ({ id }: Entry) => id === added.id;
    const answer = new Promise<FromServer | null>((resolve) => {
      this.#change([...this.#entries.peek(), { ...added, resolve }]);
    });
    setTimeout(() => this.#markLate(isAdded), LATE_MS);
    this.#send(isAdded);
    return answer;
  }

  #settle(id: string, message: FromServer): void {
    const entry = this.#remove(id);
    if (message.type === "refused" && entry) this.#handlers.onRefused(message, entry.isLate);
    entry?.resolve(message.type === "refused" ? null : message);
  }

  #remove(id: string): Entry | undefined {
    const entries = this.#entries.peek();
    this.#change(entries.filter((entry) => entry.id !== id));
    return entries.find((entry) => entry.id === id);
  }

  /** Send the entries that are meant; the server recognises ids that it has seen before. */
  #send(isMeant: (entry: Entry) => boolean = () => true): void {
    if (!this.#isConnected) return;
    const sent = this.#entries
      .peek()
      .filter(isMeant)
      .filter(({ id, body }) => this.#handlers.send({ ...body, id } as FromClient));
    this.#change(this.#entries.peek().map((entry) => (sent.includes(entry) ? { ...entry, isSent: true } : entry)));
  }

  #markLate(isMeant: (entry: Entry) => boolean): void {
    const isMarked = (entry: Entry) => entry.isCommand && isMeant(entry);
    const entries = this.#entries.peek();
    if (entries.some(isMarked))
      this.#change(entries.map((entry) => (isMarked(entry) ? { ...entry, isLate: true } : entry)));
  }

  /** Change the queue, and keep the late command: a connection that is there may send it before a reload. */
  #change(entries: readonly Entry[]): void {
    this.#entries.value = entries;
    const late = this.late.peek();
    this.#store.write(late && { ...late, isSent: late.isSent || this.#isConnected });
  }
}

/** Keeps nothing. */
const NO_STORE: CommandStore = { read: () => null, write: () => undefined };

/** The store of a game, in this tab. A browser that refuses to store something only loses the command at a reload. */
export function openCommandStore(gameId: string, storage: () => Storage = () => sessionStorage): CommandStore {
  const key = `duellum.pending.${gameId}`;
  return {
    read: () => attempt(() => parseCommand(storage().getItem(key))),
    write: (command) =>
      attempt(() => {
        if (command === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(command));
        return null;
      }),
  };
}

function attempt<T>(run: () => T | null): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

function parseCommand(text: string | null): PendingCommand | null {
  const command = JSON.parse(text ?? "null") as PendingCommand | null;
  const isWhole = typeof command?.id === "string" && typeof command.body?.type === "string";
  return isWhole ? command : null;
}
