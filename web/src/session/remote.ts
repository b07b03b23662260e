/** The session of a game on the server: its connection, commands and requests. */
import { batch, computed, effect } from "@preact/signals";
import { DiceGuard } from "../fairness/dice-guard.ts";
import { openDiceStore } from "../fairness/dice-store.ts";
import { applyMessage, type ClientState } from "../protocol/client-state.ts";
import type {
  FromClient,
  FromServer,
  Hint,
  Past,
  PastPosition,
  PlyInfo,
  Problem,
  Reaction,
  Refused,
  Seat,
} from "../protocol/types.ts";
import { Connection } from "./connection.ts";
import { type CommandStore, Outbox } from "./outbox.ts";
import { PositionHistory } from "./position-history.ts";
import { type CommandBody, Session, type SessionCallbacks, type ShownPosition } from "./session.ts";

/** Refusals that are not shown: caused by a double click, or by a command that was too late. */
const SILENT_REFUSALS: ReadonlySet<Refused["reason"]> = new Set(["stale", "already-seated", "nothing-to-undo"]);

export class RemoteSession extends Session {
  readonly dice: DiceGuard;
  readonly shownPosition = computed<ShownPosition | null>(() => this.#findShownPosition());
  readonly lateCommand = computed(() => this.#outbox.late.value);
  readonly canTakeBack = computed(() => this.status.value !== "open" && this.#outbox.late.value?.isSent === false);

  readonly #connection: Connection<FromClient, FromServer>;
  readonly #callbacks: SessionCallbacks;
  readonly #history: PositionHistory;
  readonly #outbox: Outbox;
  /** The ply for which a move, roll or undo has been sent: a second click is ignored. */
  #pendingPly: number | null = null;
  #isJoining = false;
  /** Counts the hints that were asked for or closed: the answer to an earlier one is not shown. */
  #hints = 0;
  #reactions = 0;
  #stopEffect: () => void = () => undefined;

  constructor(
    id: string,
    callbacks: SessionCallbacks,
    open: (gameId: string, after: number | null) => WebSocket,
    store?: CommandStore,
    dice: DiceGuard = new DiceGuard(id, openDiceStore(id)),
  ) {
    super(id);
    this.dice = dice;
    this.#callbacks = callbacks;
    this.#history = new PositionHistory((first, last) => this.fetchPositions(first, last));
    this.#connection = new Connection<FromClient, FromServer>({
      open: (after) => open(id, after),
      lastSequence: () => this.#lastSequence(),
      receive: (message) => this.#receive(message),
      onStatusChange: (status, closeReason) => {
        this.status.value = status;
        this.closeReason.value = closeReason;
        if (status === "open") {
          this.isNetworkOff.value = false;
          this.#outbox.connect();
        } else this.#outbox.disconnect();
      },
    });
    const onRefused = (refusal: Refused | Problem, isLate: boolean) => this.#report(refusal, isLate);
    this.#outbox = new Outbox({ send: (message) => this.#connection.send(message), onRefused }, store);
  }

  start(): void {
    this.#outbox.restore();
    this.#connection.start();
    this.#stopEffect = effect(() => this.#fetchShownPosition());
  }

  stop(): void {
    this.#stopEffect();
    if (this.#outbox.close()) {
      this.dice.takeBackThrow();
      this.#callbacks.onUnsent();
    }
    this.#connection.close();
  }

  reconnectNow(): void {
    this.#connection.reconnectNow();
  }

  dropConnection(): void {
    this.#connection.dropConnection();
  }

  // -- Commands ---------------------------------------------------------------------------------------------

  join(): void {
    if (this.#isJoining) return;
    this.#isJoining = true;
    const given = this.dice.sitDown(this.clientState.peek().game);
    const body: CommandBody = { type: "join", name: this.#callbacks.name(), ...given };
    void this.#outbox.request(body).then(() => (this.#isJoining = false));
  }

  play(move: string): void {
    this.#act((ply) => ({ type: "play", ply, move }));
  }

  roll(): void {
    if (this.clientState.peek().game?.dice?.pending) return; // thrown already
    const share = this.dice.throwShare(this.clientState.peek());
    if (share !== null) this.#act((ply) => ({ type: "roll", ply, ...(share && { share }) }));
  }

  undo(): void {
    this.#act((ply) => {
      this.dice.allowUndo(ply);
      return { type: "undo", ply };
    });
  }

  offer(what: "draw" | "rematch"): void {
    void this.#outbox.submit({ type: "offer", what });
  }

  answer(what: "draw" | "rematch" | "undo", accept: boolean): void {
    if (what === "undo" && accept) this.dice.allowUndo(this.ply.peek());
    void this.#outbox.submit({ type: "answer", what, accept });
  }

  resign(): void {
    void this.#outbox.submit({ type: "resign" });
  }

  abort(): void {
    void this.#outbox.submit({ type: "abort" });
  }

  nudge(): void {
    void this.#outbox.submit({ type: "nudge" });
  }

  /** It is not sent again: what comes late is not wanted any more. */
  override react(what: Reaction["what"]): void {
    this.#reactions += 1;
    this.#connection.send({ type: "react", id: `reaction-${this.#reactions}`, what });
  }

  takeBack(): void {
    if (this.#outbox.withdraw()) this.dice.takeBackThrow();
  }

  /** Send one move, roll or undo for the current position. */
  #act(command: (ply: number) => CommandBody): void {
    const ply = this.ply.peek();
    if (this.#pendingPly === ply || this.viewedPly.peek() !== null) return;
    this.#pendingPly = ply;
    void this.#outbox.submit(command(ply)).then(() => {
      if (this.#pendingPly === ply) this.#pendingPly = null;
    });
  }

  /** Report a refusal, unless nobody needs to know: anyone who acted without a connection does. */
  #report(refusal: Refused | Problem, isLate: boolean): void {
    const rules = this.clientState.peek().game?.rules ?? null;
    if (isLate || !SILENT_REFUSALS.has(refusal.reason)) this.#callbacks.onRefused(refusal, isLate, rules);
  }

  // -- Requests ---------------------------------------------------------------------------------------------

  async requestHint(): Promise<void> {
    if (this.isHintPending.peek()) return;
    this.#hints += 1;
    const hint = this.#hints;
    this.isHintPending.value = true;
    const answer = (await this.#outbox.request({ type: "hint" })) as Hint | null;
    if (hint !== this.#hints) return;
    this.isHintPending.value = false;
    if (answer?.ply === this.ply.peek()) this.hint.value = answer;
  }

  override closeHint(): void {
    this.#hints += 1;
    super.closeHint();
  }

  async requestWinProbability(): Promise<void> {
    const answer = await this.#outbox.request({ type: "chances" });
    if (answer?.type === "chances" && answer.ply === this.ply.peek()) this.winProbability.value = answer;
  }

  async requestThreats(seat: Seat): Promise<void> {
    const answer = await this.#outbox.request({ type: "threats", seat });
    if (answer?.type === "threats" && answer.ply === this.ply.peek()) this.threats.value = { ...answer, seat };
  }

  async fetchPositions(first: number, last: number): Promise<PastPosition[]> {
    const answer = await this.#outbox.request({ type: "past", first, last });
    if (answer === null) throw new Error("the game has no such positions");
    return (answer as Past).positions;
  }

  // -- Messages from the server -----------------------------------------------------------------------------

  #lastSequence(): number | null {
    const { game, needsResync } = this.clientState.peek();
    return game && !needsResync ? game.sequence : null;
  }

  #receive(message: FromServer): boolean {
    const before = this.clientState.peek();
    const after = applyMessage(before, message, Date.now());
    const [had, has] = [before.game?.moves ?? [], after.game?.moves ?? []];
    const common = has === had ? had.length : countCommonMoves(had, has);
    batch(() => {
      if (common < had.length) this.#history.forget(common);
      this.update(after);
    });
    const isCommon = message.type === "refused" && message.command === null;
    if (isCommon && message.reason !== "too-fast") this.#report(message, false);
    if (message.type === "reaction") this.reaction.value = message;
    if (message.type === "goodbye") this.isNetworkOff.value = message.reason === "network-off";
    this.#joinReservedSeat(after);
    this.#completeThrow(after);
    this.#outbox.settle(message);
    return !after.needsResync;
  }

  /** Take the seat reserved for the creator of the game automatically. */
  #joinReservedSeat({ game, you }: ClientState): void {
    if (game?.status === "waiting" && you.some((seat) => game.seats[seat].kind === "kept")) this.join();
  }

  /** Add my share to the opponent's throw, at once and without being asked. */
  #completeThrow(state: ClientState): void {
    const share = state.needsResync ? null : this.dice.observe(state);
    if (share) void this.#outbox.request(share);
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

/** With how many moves two games begin alike. */
function countCommonMoves(one: readonly PlyInfo[], other: readonly PlyInfo[]): number {
  const first = one.findIndex(({ move }, ply) => other[ply]?.move !== move);
  return first < 0 ? one.length : first;
}
