/**
 * The session of a game in this browser. Every tab runs its games itself: an action is decided, stored, and only then
 * shown. Where a different tab was first, the game is read again and the action decided again.
 */
import { computed, type Signal, signal } from "@preact/signals";
import type { EngineHost } from "../engine/contract.ts";
import { WorkerEngines } from "../engine/worker-host.ts";
import { chooseAction, estimateChance, findHint, isBotsTurn, leastTime } from "../local/bot.ts";
import { createRematch } from "../local/creation.ts";
import {
  type Decision,
  decideAbort,
  decideBotFailure,
  decideCredit,
  decideDrawOffer,
  decideForPerson,
  decideJoin,
  decideMove,
  decideNudge,
  decideRematch,
  decideResignation,
  decideRoll,
  decideTimeout,
  decideUndo,
  decideWithdrawal,
} from "../local/decisions.ts";
import {
  applyEvent,
  applyEvents,
  currentPosition,
  dueAt,
  type LocalGame,
  personSeats,
  replayGame,
} from "../local/game.ts";
import { type Announcement, type GameStore, gameStore } from "../local/game-store.ts";
import { presentGame, presentPosition, storeGame } from "../local/presenter.ts";
import { Random } from "../local/random.ts";
import type { StoredGame } from "../local/stored-game.ts";
import { RefusedError, refuse } from "../protocol/refusal.ts";
import type { PastPosition, Presence, Seat } from "../protocol/types.ts";
import type { Rules } from "../rules/contract.ts";
import { findFacts, type RulesFacts } from "../rules/facts.ts";
import { loadRules } from "../rules/registry.ts";
import {
  type CloseReason,
  type PendingCommand,
  Session,
  type SessionCallbacks,
  type ShownPosition,
} from "./session.ts";

/** What a test replaces. */
interface Surroundings {
  readonly store: Pick<GameStore, "load" | "save" | "delete" | "findMoved" | "listen">;
  readonly engines: EngineHost;
  readonly random: Random;
  loadRules(name: string): Promise<Rules>;
  findFacts(name: string): RulesFacts | null;
}

const engines = new WorkerEngines();
const BROWSER: Surroundings = { store: gameStore, engines, random: new Random(), loadRules, findFacts };

/** Load the rules and the engine of a game before they are needed. */
export async function prepareGame(rules: string): Promise<void> {
  await Promise.all([loadRules(rules), engines.prepare(rules)]);
}

/** Everybody who plays is at this screen. */
const PRESENCE: Presence = { type: "presence", connected: [true, true], watchers: 1, spectators: 0 };
/** How often an action is decided while other tabs keep writing. */
const MAX_ATTEMPTS = 5;
const RETRY_MS = 1000;
/** The longest time a timer can wait. */
const MAX_TIMER_MS = 2_000_000_000;

export class LocalSession extends Session {
  readonly dice = null;
  readonly shownPosition = computed<ShownPosition | null>(() => this.#findShownPosition());
  readonly lateCommand: Signal<PendingCommand | null> = signal(null);
  readonly canTakeBack = signal(false);

  readonly #callbacks: SessionCallbacks;
  readonly #surroundings: Surroundings;
  /** Null until it is loaded. */
  #game: LocalGame | null = null;
  #revision = 0;
  /** The action under way; the next one waits for it. */
  #last: Promise<unknown> = Promise.resolve();
  #isStopped = false;
  #isBotActing = false;
  /** These end the searches for the bot, for a hint, and about the present position. */
  #botSearch = new AbortController();
  #hintSearch = new AbortController();
  #position = new AbortController();
  #flagTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #stopListening: () => void = () => undefined;

  constructor(id: string, callbacks: SessionCallbacks, surroundings: Surroundings = BROWSER) {
    super(id);
    this.#callbacks = callbacks;
    this.#surroundings = surroundings;
  }

  // -- Opening and closing ----------------------------------------------------------------------------------

  start(): void {
    this.#stopListening = this.#surroundings.store.listen((announcement) => this.#hear(announcement));
    void this.#open();
  }

  stop(): void {
    this.#close("left");
  }

  reconnectNow(): void {
    if (this.#retryTimer === undefined) return;
    clearTimeout(this.#retryTimer);
    void this.#open();
  }

  dropConnection(): void {
    // A game in this browser needs no network.
  }

  async #open(): Promise<void> {
    this.#retryTimer = undefined;
    try {
      await this.#enqueue(() => this.#load());
    } catch (error) {
      console.error(error); // the page can only say that there is no connection
      if (this.#isStopped) return;
      this.status.value = "lost";
      this.#retryTimer = setTimeout(() => void this.#open(), RETRY_MS);
    }
  }

  /** Load the game and the rules. A running clock gets the time back during which the game was not open. */
  async #load(): Promise<void> {
    const { store } = this.#surroundings;
    const [moved, kept] = await Promise.all([store.findMoved(this.id), store.load(this.id)]);
    const facts = kept && this.#surroundings.findFacts(kept.game.created.rules);
    if (this.#isStopped) return;
    if (moved !== null) return this.#callbacks.onMoved(moved);
    if (!kept || !facts) return this.#close("no-such-game");
    const rules = await this.#surroundings.loadRules(facts.name);
    if (this.#isStopped) return;
    this.#game = replayGame(kept.game, rules, facts);
    this.#revision = kept.revision;
    await this.#append(decideCredit);
    if (this.#isStopped) return;
    this.status.value = "open";
    this.#show(this.#game, this.#revision);
    this.join();
  }

  #close(reason: CloseReason): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#stopListening();
    clearTimeout(this.#flagTimer);
    clearTimeout(this.#retryTimer);
    for (const search of [this.#botSearch, this.#hintSearch, this.#position]) search.abort();
    this.status.value = "closed";
    this.closeReason.value = reason;
  }

  /** Another tab has changed a game; one that was moved to the server is opened again, which leads there. */
  #hear({ game, what }: Announcement): void {
    if (game !== this.id) return;
    if (what === "deleted") this.#close("no-such-game");
    else if (what === "moved") void this.#open();
    else void this.#enqueue(() => this.#catchUp());
  }

  // -- Actions ----------------------------------------------------------------------------------------------

  join(): void {
    this.#act(decideJoin(this.#callbacks.name()));
  }

  play(move: string): void {
    if (this.viewedPly.peek() === null) this.#act(decideMove(this.ply.peek(), move));
  }

  roll(): void {
    if (this.viewedPly.peek() === null) this.#act(decideRoll(this.ply.peek()));
  }

  undo(): void {
    if (this.viewedPly.peek() === null) this.#act(decideUndo(this.ply.peek()));
  }

  offer(what: "draw" | "rematch"): void {
    if (what === "draw") this.#act(decideDrawOffer);
    else this.#report(this.#enqueue(() => this.#createRematch()));
  }

  /** The only offer that a person can answer here is their own, by withdrawing it. */
  answer(): void {
    this.#act(decideWithdrawal);
  }

  resign(): void {
    this.#act(decideResignation);
  }

  abort(): void {
    this.#act(decideAbort);
  }

  nudge(): void {
    this.#act(decideNudge);
  }

  takeBack(): void {
    // Nothing waits to be sent.
  }

  #act(decide: Decision): void {
    this.#report(this.#enqueue(() => this.#append(decideForPerson(decide))));
  }

  /** Tell the player why an action was refused or has failed. */
  #report(action: Promise<unknown>): void {
    action.catch((error: unknown) => {
      const { refusal } = error instanceof RefusedError ? error : refuse("unavailable", String(error));
      this.#callbacks.onRefused(refusal, false, this.#game?.facts.name ?? null);
    });
  }

  /** Run work once everything before it is done, whether that failed or not. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Store what is decided, then show it. Where the game cannot be stored, nothing changes. */
  async #append(decide: Decision): Promise<void> {
    for (let attempt = 0; this.#game && attempt < MAX_ATTEMPTS; attempt++) {
      const game = this.#game;
      const at = Math.max(Date.now(), game.activeAt);
      const event = decide(game, at);
      if (event === null) return;
      const after = applyEvent(game, { at, event });
      const revision = await this.#save(storeGame(after));
      if (revision !== null) return this.#show(after, revision);
      if (!(await this.#catchUp())) break;
    }
    throw refuse("unavailable", "the game cannot be stored now");
  }

  /** Store the game over the revision that is known; returns null if that fails. */
  async #save(game: StoredGame): Promise<number | null> {
    return this.#surroundings.store.save(game, this.#revision).catch(() => null);
  }

  /** Read what a different tab has stored; returns whether there was anything new. */
  async #catchUp(): Promise<boolean> {
    const kept = await this.#surroundings.store.load(this.id).catch(() => null);
    const game = this.#game;
    if (game === null || kept === null || kept.revision === this.#revision) return false;
    const { events } = kept.game;
    const known = game.events.length;
    const isContinued = events.length >= known && events[known - 1]?.at === game.events[known - 1]?.at;
    const after = isContinued ? applyEvents(game, events.slice(known)) : replayGame(kept.game, game.rules, game.facts);
    this.#show(after, kept.revision);
    return true;
  }

  async #createRematch(): Promise<void> {
    const { store, random } = this.#surroundings;
    const now = Date.now();
    if (!this.#game || decideRematch("")(this.#game, now) === null) return;
    const rematch = createRematch(this.#game, random, now);
    await store.save(rematch, 0);
    try {
      await this.#append(decideRematch(rematch.id));
    } finally {
      if (this.#game.following !== rematch.id) await store.delete(rematch.id); // nothing leads to it
    }
  }

  // -- What is shown ----------------------------------------------------------------------------------------

  /** Take over the game as it is stored, and wait for what happens next. */
  #show(game: LocalGame, revision: number): void {
    const { last, thinking } = this.clientState.peek();
    const isSame = game.plies === this.#game?.plies;
    const news = game.events.slice(this.#game?.events.length).map(({ event }) => event.type);
    const isMoved = news.includes("moved") && !news.includes("undone");
    this.#game = game;
    this.#revision = revision;
    const ply = presentPosition(game, game.plies.length);
    this.update({
      game: presentGame(game),
      you: personSeats(game),
      last: isSame ? last : isMoved ? ply.move : null,
      clockOffset: 0,
      presence: PRESENCE,
      thinking: isSame ? thinking : null,
      needsResync: false,
    });
    if (!isSame) {
      this.#position.abort();
      this.#position = new AbortController();
    }
    this.#awaitNext();
  }

  #findShownPosition(): ShownPosition | null {
    const { game, last } = this.clientState.value;
    const viewedPly = this.viewedPly.value;
    if (!game || !this.#game) return null;
    const ply = viewedPly ?? game.situation.ply;
    const { picture, move } = presentPosition(this.#game, ply);
    return { picture, last: viewedPly === null ? (last ?? move) : move, ply, isNow: viewedPly === null };
  }

  async fetchPositions(first: number, last: number): Promise<PastPosition[]> {
    const game = this.#game;
    if (!game || first > last || last > game.plies.length) throw new Error("the game has no such positions");
    return Array.from({ length: last - first + 1 }, (_, index) => presentPosition(game, first + index));
  }

  // -- Clock and bot ----------------------------------------------------------------------------------------

  /** Let the bot act, or wait for the time to run out. */
  #awaitNext(): void {
    this.#botSearch.abort(); // it looks at something else
    if (this.#isStopped) return;
    void this.#driveBot();
    this.#awaitFlag();
  }

  #awaitFlag(): void {
    clearTimeout(this.#flagTimer);
    const due = this.#game && dueAt(this.#game);
    if (due === null || this.#isStopped) return;
    const milliseconds = Math.min(MAX_TIMER_MS, Math.max(0, due - Date.now()));
    this.#flagTimer = setTimeout(() => void this.#enforceTimeout(), milliseconds);
  }

  async #enforceTimeout(): Promise<void> {
    await this.#enqueue(() => this.#append(decideTimeout)).catch(() => wait(RETRY_MS));
    this.#awaitFlag();
  }

  /** Let the bot act as long as it is its turn. */
  async #driveBot(): Promise<void> {
    if (this.#isBotActing) return;
    this.#isBotActing = true;
    while (!this.#isStopped && this.#game && isBotsTurn(this.#game)) await this.#actForBot(this.#game);
    this.#isBotActing = false;
  }

  async #actForBot(game: LocalGame): Promise<void> {
    const search = new AbortController();
    this.#botSearch = search;
    const { engines, random } = this.#surroundings;
    const choice = chooseAction(game, engines, random, search.signal, () => this.#noteThinking(game));
    const [decide] = await Promise.all([choice, wait(leastTime(game))]);
    // An action that was stored while this one waited for its turn ends the search, too.
    const decideUnlessAborted: Decision = (current, now) => (search.signal.aborted ? null : decide(current, now));
    try {
      await this.#enqueue(() => this.#append(decideUnlessAborted));
    } catch (error) {
      const isUnavailable = error instanceof RefusedError && error.refusal.reason === "unavailable";
      if (!isUnavailable)
        await this.#enqueue(() => this.#append(decideBotFailure(game.plies.length))).catch(() => undefined);
      await wait(RETRY_MS);
    }
  }

  #noteThinking(game: LocalGame): void {
    const seat = currentPosition(game).toMove;
    this.update({ ...this.clientState.peek(), thinking: { type: "thinking", seat } });
  }

  // -- The engine's help ------------------------------------------------------------------------------------

  /** Search for a hint; deeper and deeper ones are shown until the search ends. */
  async requestHint(): Promise<void> {
    if (!this.#game || this.isHintPending.peek()) return;
    const search = new AbortController();
    this.#hintSearch = search;
    this.isHintPending.value = true;
    const finding = findHint(
      this.#game,
      this.#surroundings.engines,
      (hint) => {
        if (!search.signal.aborted) this.hint.value = hint;
      },
      search.signal,
    );
    await this.#reportFailure(finding, search.signal);
    if (!search.signal.aborted) this.isHintPending.value = false;
  }

  override closeHint(): void {
    this.#hintSearch.abort();
    super.closeHint();
  }

  async requestWinProbability(): Promise<void> {
    const game = this.#game;
    if (!game) return;
    const { signal } = this.#position;
    const tell = (value: number) => {
      const first = currentPosition(game).toMove === 0 ? value : 1 - value;
      if (!signal.aborted) this.winProbability.value = { first };
    };
    await this.#reportFailure(estimateChance(game, this.#surroundings.engines, tell, signal).then(tell), signal);
  }

  async requestThreats(seat: Seat): Promise<void> {
    const { rules } = this.#game ?? {};
    if (this.#game?.outcome === null && rules?.findThreats)
      this.threats.value = { seat, moves: rules.findThreats(currentPosition(this.#game), seat) };
  }

  /** Tell the player when the engine has failed, unless its answer is not wanted any more. */
  async #reportFailure(search: Promise<void>, signal: AbortSignal): Promise<void> {
    try {
      await search;
    } catch (error) {
      if (!signal.aborted) this.#report(Promise.reject(refuse("engine-failed", String(error))));
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
