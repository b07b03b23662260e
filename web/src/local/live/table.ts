/**
 * A table: a game that runs in this browser. Commands are decided one at a time, stored, and only then shown; what another
 * tab has stored meanwhile is read first, and the command is decided again.
 */
import type { FromClient, FromServer } from "../../protocol/types.ts";
import type { EngineHost } from "../engine/contract.ts";
import { type Command, decide, decideBotFailure, decideCredit, decideTimeout } from "../game/commands/decider.ts";
import { decideRematch } from "../game/creation.ts";
import type { GameEvent, Player } from "../game/events.ts";
import { presentState, presentUpdate } from "../game/presenter.ts";
import type { Random } from "../game/random.ts";
import { Refusal } from "../game/refusal.ts";
import { applyEvent, applyEvents, createState } from "../game/replay.ts";
import { dueAt, type GameState, seatsOf } from "../game/state.ts";
import { storeState } from "../game/storage.ts";
import { ID_PREFIX, type StoredEvent, type StoredGame } from "../game/stored-game.ts";
import { Bots } from "./bots.ts";
import { answerQuery } from "./queries.ts";

/** Keeps games. */
export interface GameStore {
  load(id: string): Promise<StoredGame | null>;
  /** Resolves when the game is durable; rejects where it could not be written, or another tab has written it. */
  save(game: StoredGame): Promise<void>;
  /** Remove a game that nothing refers to; where that fails, it stays. */
  remove(id: string): Promise<void>;
}

/** What a table needs from outside. */
export interface TableContext {
  readonly store: GameStore;
  readonly engines: EngineHost;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Call back after so many milliseconds; returns what cancels it. */
  schedule(callback: () => void, milliseconds: number): () => void;
}

interface Watcher {
  send(message: FromServer): void;
}

const PROTOCOL_VERSION = 1;
/** How often a command is decided while other tabs keep writing. */
const MAX_ATTEMPTS = 5;
/** A client that missed more events than this gets the whole state instead. */
const MAX_MISSED_EVENTS = 100;
/** The longest time a timer can wait. */
const MAX_TIMER_MS = 2_000_000_000;

export class Table {
  readonly #context: TableContext;
  readonly #bots: Bots;
  readonly #watchers = new Set<Watcher>();
  #state: GameState;
  #events: readonly StoredEvent[];
  /** The command under way; the next one waits for it. */
  #last: Promise<unknown> = Promise.resolve();
  #cancelTimer: () => void = () => undefined;
  /** Ends the searches about the present position. */
  #position = new AbortController();

  constructor(state: GameState, events: readonly StoredEvent[], context: TableContext) {
    this.#state = state;
    this.#events = events;
    this.#context = context;
    this.#bots = new Bots(context.engines, context.random, (milliseconds) => context.wait(milliseconds));
  }

  get state(): GameState {
    return this.#state;
  }

  // -- Commands ---------------------------------------------------------------------------------------------

  /** Carry out a bot's command. */
  async act(command: Command): Promise<void> {
    await this.#submit(command, "engine");
  }

  async reportBotFailure(ply: number): Promise<void> {
    await this.#enqueue(() => this.#append((state) => decideBotFailure(state, ply)));
  }

  /** Carry out a command; returns the sequence of its event if it had been carried out before, else null. */
  #submit(command: Command, player: Player): Promise<number | null> {
    return this.#enqueue(async () => {
      const known = this.#state.answered.find((each) => each.player === player && each.command === command.id);
      if (known) return known.sequence;
      const newGame = ID_PREFIX + this.#context.random.letters();
      await this.#append((state, now) => decide(state, command, { player, now, newGame }));
      return null;
    });
  }

  /** Run work once everything before it is done, whether that failed or not. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Store what is decided, then show it. Where the game cannot be stored, nothing changes. */
  async #append(decideEvent: (state: GameState, now: number) => GameEvent | null): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const now = Math.max(this.#context.now(), this.#state.activeAt);
      const event = decideEvent(this.#state, now);
      if (event === null) return;
      const after = applyEvent(this.#state, event, now);
      const events = [...this.#events, { at: now, event }];
      try {
        if (event.type === "rematched") await this.#createRematch(event.game, now);
        await this.#context.store.save(storeState(after, events));
      } catch {
        if (event.type === "rematched") await this.#context.store.remove(event.game); // nothing leads to it
        if (await this.#catchUp()) continue; // another tab was first
        throw new Refusal("unavailable", "the game cannot be stored now");
      }
      this.#change(after, events);
      return;
    }
    throw new Refusal("unavailable", "too many are writing to this game");
  }

  async #createRematch(id: string, now: number): Promise<void> {
    const created = decideRematch(this.#state, this.#context.random);
    await this.#context.store.save(storeState(createState(id, created, now, this.#state), []));
  }

  // -- State ------------------------------------------------------------------------------------------------

  /** Apply what another tab stored. */
  async reload(): Promise<void> {
    await this.#enqueue(() => this.#catchUp());
  }

  /** Read the game again; returns whether there was anything new. */
  async #catchUp(): Promise<boolean> {
    const stored = await this.#context.store.load(this.#state.id).catch(() => null);
    const news = stored?.events.slice(this.#events.length) ?? [];
    if (stored === null || news.length === 0) return false;
    this.#change(applyEvents(this.#state, news), stored.events);
    return true;
  }

  /** Take over a state with new events, and show them. */
  #change(state: GameState, events: readonly StoredEvent[]): void {
    const news = events.slice(this.#events.length).map(({ event }) => event);
    if (state.plies !== this.#state.plies) {
      this.#position.abort();
      this.#position = new AbortController();
    }
    this.#state = state;
    this.#events = events;
    if (news.some(({ type }) => type === "joined")) for (const watcher of this.#watchers) this.#welcome(watcher);
    this.broadcast(presentUpdate(state, news) ?? presentState(state));
    this.#awaitNext();
  }

  /** Let a bot move, and wait for the time to run out. */
  #awaitNext(): void {
    this.#cancelTimer();
    if (this.#watchers.size === 0) return;
    this.#bots.start(this);
    const due = dueAt(this.#state);
    if (due === null) return;
    const milliseconds = Math.min(MAX_TIMER_MS, Math.max(0, due - this.#context.now()));
    this.#cancelTimer = this.#context.schedule(() => void this.#enforceTimeout(), milliseconds);
  }

  async #enforceTimeout(): Promise<void> {
    await this.#enqueue(() => this.#append(decideTimeout)).catch(() => undefined);
    if (this.#state.status === "playing") this.#awaitNext();
  }

  /** Give the running clock the time back in which nobody had the game open. */
  async creditAbsence(): Promise<void> {
    await this.#enqueue(() => this.#append(decideCredit));
  }

  // -- Watchers ---------------------------------------------------------------------------------------------

  /** A client connects: it gets the state or the events since `after`, and all that follow. */
  connect(after: number | null, send: (message: FromServer) => void) {
    const watcher: Watcher = { send };
    const closing = new AbortController();
    this.#welcome(watcher);
    send(this.#presentMissed(after) ?? presentState(this.#state));
    this.#watchers.add(watcher);
    const watchers = this.#watchers.size;
    this.broadcast({ type: "presence", connected: [true, true], watchers, spectators: 0 });
    this.#awaitNext();
    return {
      receive: (message: FromClient) => void this.#receive(message, watcher, closing.signal),
      close: () => {
        closing.abort();
        this.#watchers.delete(watcher);
        if (this.#watchers.size > 0) return;
        this.#cancelTimer();
        this.#bots.stop();
      },
    };
  }

  broadcast(message: FromServer): void {
    for (const watcher of this.#watchers) watcher.send(message);
  }

  #welcome({ send }: Watcher): void {
    const you = seatsOf(this.#state, "person");
    send({ type: "welcome", protocol: PROTOCOL_VERSION, game: this.#state.id, you, now: this.#context.now() });
  }

  #presentMissed(after: number | null): FromServer | null {
    const { sequence } = this.#state;
    if (after === null || after <= 0 || after > sequence || sequence > after + MAX_MISSED_EVENTS) return null;
    const missed = this.#events.slice(after - 1); // the creation is the first event
    return presentUpdate(
      this.#state,
      missed.map(({ event }) => event),
    );
  }

  async #receive(message: FromClient, watcher: Watcher, signal: AbortSignal): Promise<void> {
    const send = (answer: FromServer) => {
      if (!signal.aborted) watcher.send(answer);
    };
    try {
      await this.#answer(message, send, signal);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal("unavailable", `the game has failed: ${error}`);
      send(refusal.toMessage("id" in message ? message.id : null));
    }
  }

  async #answer(message: FromClient, send: (answer: FromServer) => void, signal: AbortSignal): Promise<void> {
    switch (message.type) {
      case "echo":
        return;
      case "ping":
        send({ type: "pong", command: message.id, now: this.#context.now() });
        return;
      case "threats":
      case "hint":
      case "chances":
      case "past":
        await answerQuery(message, this.#state, {
          engines: this.#context.engines,
          now: () => this.#context.now(),
          send,
          signal: joinSignals(signal, this.#position.signal),
        });
        return;
      default: {
        const sequence = await this.#submit(message, "person");
        if (sequence !== null) send({ type: "done", command: message.id, sequence });
      }
    }
  }
}

/** A signal that is given when either of two is; AbortSignal.any is too new for some browsers that can run games. */
function joinSignals(...signals: AbortSignal[]): AbortSignal {
  const joint = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) joint.abort();
    else signal.addEventListener("abort", () => joint.abort(), { once: true });
  }
  return joint.signal;
}
