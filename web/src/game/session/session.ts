/** The session of one game: its connection, its state as signals, commands and requests. */
import { batch, computed, effect, signal } from "@preact/signals";
import { DiceGuard } from "../../fairness/dice-guard.ts";
import { openDiceStore } from "../../fairness/dice-store.ts";
import { applyMessage, type ClientState, EMPTY_STATE, findActingSeat } from "../../protocol/client-state.ts";
import {
  type CloseReason,
  type CommandBody,
  Connection,
  type ConnectionStatus,
  RefusedError,
} from "../../protocol/connection.ts";
import type {
  Chances,
  FromServer,
  Hint,
  MoveView,
  Past,
  PastPosition,
  PositionView,
  Refused,
  Seat,
  Threats,
} from "../../protocol/types.ts";
import { type CommandStore, NO_STORE } from "./command-store.ts";
import { type AcceptedCommand, Outbox } from "./outbox.ts";
import type { PlyNavigation } from "./ply-navigation.ts";
import { PositionHistory } from "./position-history.ts";

export interface SessionCallbacks {
  /** The player's name. */
  name(): string;
  /** Called when the server refuses a command in a game with these rules; `isLate` for one that waited for the connection. */
  onRefused(refusal: Pick<Refused, "reason" | "clause" | "why">, isLate: boolean, rules: string | null): void;
  /** Called when the session ends before a command could be sent. */
  onUnsent(): void;
}

/** What to draw: the current position or an earlier one. */
export interface ShownPosition {
  readonly picture: PositionView;
  readonly last: MoveView | null;
  readonly ply: number;
  readonly isNow: boolean;
}

/** The moves that would win at once against a seat. */
export interface SeatThreats extends Threats {
  readonly seat: Seat;
}

/** Refusals that are not shown: caused by a double click, or by a command that was too late. */
const SILENT_REFUSALS: ReadonlySet<Refused["reason"]> = new Set(["stale", "already-seated", "nothing-to-undo"]);

export class Session implements PlyNavigation {
  readonly id: string;
  /** My part in the dice. */
  readonly dice: DiceGuard;
  readonly clientState = signal<ClientState>(EMPTY_STATE);
  readonly status = signal<ConnectionStatus>("connecting");
  readonly closeReason = signal<CloseReason | null>(null);
  /** Whether the connection was lost because the host no longer lets the network in. */
  readonly isNetworkOff = signal(false);
  /** The ply after which the position is shown; null for the current one. */
  readonly viewedPly = signal<number | null>(null);
  /** Whether the table's dice are still moving. */
  readonly isRolling = signal(false);
  readonly hint = signal<Hint | null>(null);
  readonly winProbability = signal<Chances | null>(null);
  readonly threats = signal<SeatThreats | null>(null);
  /** The request the engine is working on. */
  readonly pendingRequest = signal<"hint" | "chances" | null>(null);
  readonly showsWinProbability = signal(false);
  /** Whether the game has just ended, and the player has not been asked yet whether to take a lost king back. */
  readonly hasJustEnded = signal(false);

  readonly ply = computed(() => this.clientState.value.game?.situation.ply ?? 0);
  /** The command that waits for the connection; until it is answered, no other is accepted. */
  readonly lateCommand = computed(() => this.#outbox.late.value);
  /** Whether that command can still be taken back. */
  readonly canTakeBack = computed(() => this.status.value !== "open" && this.#outbox.late.value?.isSent === false);
  readonly actingSeat = computed<Seat | null>(() => findActingSeat(this.clientState.value));
  readonly shownPosition = computed<ShownPosition | null>(() => this.#findShownPosition());

  readonly #connection: Connection;
  readonly #callbacks: SessionCallbacks;
  readonly #history: PositionHistory;
  readonly #outbox: Outbox;
  readonly #store: CommandStore;
  /** The ply for which a move, roll or undo has been sent: a second click is ignored. */
  #pendingPly: number | null = null;
  #isJoining = false;
  #hasEndedBefore = false;
  /** The query whose answers are shown. */
  #hintCommand: string | null = null;
  #stopEffects: (() => void)[] = [];

  constructor(
    id: string,
    callbacks: SessionCallbacks,
    open: (game: string, after: number | null) => WebSocket,
    store: CommandStore = NO_STORE,
    dice: DiceGuard = new DiceGuard(id, openDiceStore(id)),
  ) {
    this.id = id;
    this.dice = dice;
    this.#callbacks = callbacks;
    this.#store = store;
    this.#history = new PositionHistory((first, last) => this.fetchPositions(first, last));
    this.#connection = new Connection({
      open: (after) => open(id, after),
      lastSequence: () => this.#lastSequence(),
      receive: (message) => this.#receive(message),
      onStatusChange: (status, closeReason) => {
        this.status.value = status;
        this.closeReason.value = closeReason;
        if (status === "open") this.isNetworkOff.value = false;
        else {
          this.#outbox.markLate();
          if (this.hint.peek()) this.pendingRequest.value = null; // what was to follow is lost
        }
      },
    });
    this.#outbox = new Outbox((body) => this.#connection.submit(body));
  }

  /** The positions after these numbers of plies. Rejects without a connection. */
  async fetchPositions(first: number, last: number): Promise<PastPosition[]> {
    const answer = await this.#connection.send({ type: "past", first, last });
    return (answer as Past).positions;
  }

  start(): void {
    this.#restoreCommand();
    this.#connection.start();
    this.#stopEffects = [effect(() => this.#fetchShownPosition()), effect(() => this.#storeCommand())];
  }

  stop(): void {
    for (const stop of this.#stopEffects) stop();
    if (this.#outbox.late.peek()?.isSent === false) {
      this.dice.takeBackThrow();
      this.#callbacks.onUnsent();
    }
    this.#store.write(null);
    this.#connection.close();
  }

  reconnectNow(): void {
    this.#connection.reconnectNow();
  }

  dropConnection(): void {
    this.#connection.dropConnection();
  }

  // -- Commands ---------------------------------------------------------------------------------------------

  /** Take the seats reserved for me, or a free one. */
  join(): void {
    if (this.#isJoining) return;
    this.#isJoining = true;
    const given = this.dice.sitDown(this.clientState.peek().game);
    const body: CommandBody = { type: "join", name: this.#callbacks.name(), ...given };
    void this.#request(body).finally(() => (this.#isJoining = false));
  }

  play(move: string): void {
    this.#sendAction((ply) => ({ type: "play", ply, move }));
  }

  roll(): void {
    if (this.clientState.peek().game?.dice?.pending) return; // thrown already
    const share = this.dice.throwShare(this.clientState.peek());
    if (share !== null) this.#sendAction((ply) => ({ type: "roll", ply, ...(share && { share }) }));
  }

  undo(): void {
    this.#sendAction((ply) => ({ type: "undo", ply }));
  }

  /** Send a command, unless another one waits for the connection. */
  send(body: CommandBody): void {
    void this.#command(body);
  }

  /** Take back the command that waits for the connection, if it has not been sent. */
  takeBack(): void {
    if (this.#outbox.withdraw()) this.dice.takeBackThrow();
  }

  /** Send one move, roll or undo for the current position; the connection resends it where it gets lost. */
  #sendAction(body: (ply: number) => CommandBody): void {
    const ply = this.ply.peek();
    if (this.#pendingPly === ply || this.viewedPly.peek() !== null) return;
    this.#pendingPly = ply;
    void this.#command(body(ply)).finally(() => {
      if (this.#pendingPly === ply) this.#pendingPly = null;
    });
  }

  async #command(body: CommandBody): Promise<void> {
    if (body.type === "undo" || (body.type === "answer" && body.what === "undo" && body.accept))
      this.dice.allowUndo(this.ply.peek());
    const command = this.#outbox.submit(body, this.status.peek() !== "open");
    if (command !== null) await this.#reportAnswer(command);
  }

  /** Keep the late command for the case that the page is reloaded: it may leave as soon as there is a connection. */
  #storeCommand(): void {
    const late = this.lateCommand.value;
    this.#store.write(late && { ...late, isSent: late.isSent || this.status.value === "open" });
  }

  /** Take over the command that waited for the connection when the page was reloaded. */
  #restoreCommand(): void {
    const stored = this.#store.read();
    if (stored === null) return;
    void this.#reportAnswer(this.#outbox.restore(stored, this.#connection.resubmit(stored)));
  }

  async #reportAnswer(command: AcceptedCommand): Promise<void> {
    await command.answer.catch((error: unknown) => this.#report(error, command.isLate()));
  }

  async #request(body: CommandBody): Promise<FromServer | null> {
    try {
      return await this.#connection.send(body);
    } catch (error) {
      this.#report(error, false);
      return null;
    }
  }

  get #rules(): string | null {
    return this.clientState.peek().game?.rules ?? null;
  }

  /** Report a refusal, unless nobody needs to know: whoever acted without a connection does. */
  #report(error: unknown, isLate: boolean): void {
    if (error instanceof RefusedError && (isLate || !SILENT_REFUSALS.has(error.refusal.reason)))
      this.#callbacks.onRefused(error.refusal, isLate, this.#rules);
  }

  // -- Requests ---------------------------------------------------------------------------------------------

  /** Ask for a hint. A game in this browser gives deeper and deeper ones, until one is final. */
  async requestHint(): Promise<void> {
    if (this.pendingRequest.peek() === "hint") return;
    const { id, answer } = this.#connection.submit({ type: "hint" });
    this.#hintCommand = id;
    this.pendingRequest.value = "hint";
    await answer.catch((error: unknown) => {
      this.#report(error, false);
      if (this.#hintCommand === id) this.closeHint();
    });
  }

  /** Drop the hint, and any deeper one that is to follow. */
  closeHint(): void {
    this.#hintCommand = null;
    this.hint.value = null;
    if (this.pendingRequest.peek() === "hint") this.pendingRequest.value = null;
  }

  async requestWinProbability(): Promise<void> {
    await this.#request({ type: "chances" });
  }

  /** Take over what the engine has found, as long as it is about the current position. */
  #takeOpinion(message: Hint | Chances): void {
    if (message.ply !== this.ply.peek()) return;
    if (message.type === "chances") this.winProbability.value = message;
    else if (message.command === this.#hintCommand) {
      this.hint.value = message;
      if (message.is_final) this.pendingRequest.value = null;
    }
  }

  async requestThreats(seat: Seat): Promise<void> {
    const answer = (await this.#request({ type: "threats", seat })) as Threats | null;
    if (answer?.ply === this.ply.peek()) this.threats.value = { ...answer, seat };
  }

  /** Show the position after this number of plies; beyond the last one it is the current position. */
  viewPly(ply: number): void {
    const count = this.ply.peek();
    this.viewedPly.value = ply >= count ? null : Math.max(0, ply);
  }

  // -- Messages from the server -----------------------------------------------------------------------------

  #lastSequence(): number | null {
    const { game, needsResync } = this.clientState.peek();
    return game && !needsResync ? game.sequence : null;
  }

  #receive(message: FromServer): boolean {
    const before = this.clientState.peek();
    const after = applyMessage(before, message, Date.now());
    batch(() => {
      this.clientState.value = after;
      if (after.game !== before.game) this.#resetForPosition(before, after);
      if (before.game?.status === "playing" && after.game?.status === "over") this.#noteEnd();
    });
    if (message.type === "refused" && message.command === null && message.reason !== "too-fast") {
      this.#callbacks.onRefused(message, false, this.#rules);
    }
    if (message.type === "hint" || message.type === "chances") this.#takeOpinion(message);
    if (message.type === "goodbye") this.isNetworkOff.value = message.reason === "network-off";
    this.#joinReservedSeat(after);
    this.#completeThrow(after);
    return !after.needsResync;
  }

  /** A game ends a second time where a lost king was taken back; nobody is asked again. */
  #noteEnd(): void {
    this.hasJustEnded.value = !this.#hasEndedBefore;
    this.#hasEndedBefore = true;
  }

  /** Discard hint, threats and history that belong to another position. */
  #resetForPosition(before: ClientState, after: ClientState): void {
    const [had, has] = [before.game?.moves.length ?? 0, after.game?.moves.length ?? 0];
    const isSame = before.game?.situation.position === after.game?.situation.position && had === has;
    if (!isSame || after.game?.status === "over") this.closeHint();
    if (isSame) return;
    this.threats.value = null;
    if (has < had || before.game === null) this.#history.forget(Math.min(had, has));
    const viewedPly = this.viewedPly.peek();
    if (viewedPly !== null && viewedPly >= has) this.viewedPly.value = null;
  }

  /** Take the seat reserved for the creator of the game automatically. */
  #joinReservedSeat({ game, you }: ClientState): void {
    if (game?.status === "waiting" && you.some((seat) => game.seats[seat].kind === "kept")) this.join();
  }

  /** Add my share to the opponent's throw, at once and without being asked. */
  #completeThrow(state: ClientState): void {
    const share = state.needsResync ? null : this.dice.observe(state);
    if (share) void this.#request(share);
  }

  // -- What is shown ----------------------------------------------------------------------------------------

  #findShownPosition(): ShownPosition | null {
    const { game, last } = this.clientState.value;
    if (!game) return null;
    const viewedPly = this.viewedPly.value;
    if (viewedPly === null) {
      const ply = game.situation.ply;
      const move = last ?? this.#history.at(ply)?.move ?? null;
      return { picture: game.situation.picture, last: move, ply, isNow: true };
    }
    const past = this.#history.at(viewedPly);
    return past && { picture: past.picture, last: past.move, ply: viewedPly, isNow: false };
  }

  #fetchShownPosition(): void {
    const { game, last } = this.clientState.value;
    const viewedPly = this.viewedPly.value;
    if (!game || this.status.value !== "open") return;
    const wanted = viewedPly ?? (last === null && game.situation.ply > 0 ? game.situation.ply : null);
    if (wanted !== null) void this.#history.fetch(wanted, game.situation.ply).catch(() => undefined);
  }
}
