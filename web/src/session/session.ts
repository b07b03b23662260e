/** The session of a game: what its screens show, as signals, and what players can do. It runs on the server or here. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { DiceGuard } from "../fairness/dice-guard.ts";
import { type ClientState, EMPTY_STATE, findActingSeat } from "../protocol/client-state.ts";
import type {
  Chances,
  FromClient,
  Hint,
  MoveView,
  PastPosition,
  PositionView,
  Reaction,
  Refused,
  Seat,
  State,
  Threats,
} from "../protocol/types.ts";

/** Whether the game can be played. connecting: at first. lost: it is tried again. closed: for good. */
export type SessionStatus = "connecting" | "open" | "lost" | "closed";

/** Why a session is closed for good. */
export type CloseReason = "left" | "no-such-game" | "forbidden";

/** A command without its id. */
export type CommandBody = FromClient extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

/** A command that waits for the connection; one that has left this browser cannot be taken back. */
export interface PendingCommand {
  readonly id: string;
  readonly body: CommandBody;
  readonly isSent: boolean;
}

export interface SessionCallbacks {
  /** The player's name. */
  name(): string;
  /** Called when an action in a game with these rules is refused; `isLate` for one that waited for the connection. */
  onRefused(refusal: Pick<Refused, "reason" | "clause" | "why">, isLate: boolean, rules: string | null): void;
  /** Called when the session ends before a command could be sent. */
  onUnsent(): void;
  /** Called when the game has been moved to the server, under another id. */
  onMoved(id: string): void;
}

/** What to draw: the current position or an earlier one. */
export interface ShownPosition {
  readonly picture: PositionView;
  readonly last: MoveView | null;
  readonly ply: number;
  readonly isNow: boolean;
}

/** A move that the engine suggests. */
export type ShownHint = Pick<Hint, "move" | "chance" | "why" | "words" | "depth">;

/** The moves that would win at once against a seat. */
export interface SeatThreats extends Pick<Threats, "moves"> {
  readonly seat: Seat;
}

/** Stepping through the positions of a game, live or replayed. */
export interface PlyNavigation {
  readonly clientState: ReadonlySignal<ClientState>;
  /** The number of moves. */
  readonly ply: ReadonlySignal<number>;
  /** The number of moves after which the position is shown; null for the current one. */
  readonly viewedPly: ReadonlySignal<number | null>;
  /** Show the position after this number of plies. */
  viewPly(ply: number): void;
}

export abstract class Session implements PlyNavigation {
  readonly id: string;
  /** My part in the dice; null if nobody proves them. */
  abstract readonly dice: DiceGuard | null;
  readonly clientState = signal<ClientState>(EMPTY_STATE);
  readonly status = signal<SessionStatus>("connecting");
  readonly closeReason = signal<CloseReason | null>(null);
  /** Whether the connection was lost because the host no longer lets the network in. */
  readonly isNetworkOff = signal(false);
  readonly viewedPly = signal<number | null>(null);
  /** Whether the table's dice are still moving. */
  readonly isRolling = signal(false);
  readonly hint = signal<ShownHint | null>(null);
  /** Whether the engine is searching for a hint. */
  readonly isHintPending = signal(false);
  readonly winProbability = signal<Pick<Chances, "first"> | null>(null);
  readonly showsWinProbability = signal(false);
  /** The last reaction that a player has sent, new each time. */
  readonly reaction = signal<Reaction | null>(null);
  readonly threats = signal<SeatThreats | null>(null);
  /** Whether the game has just ended, and the player has not been asked yet whether to take a lost king back. */
  readonly hasJustEnded = signal(false);

  readonly ply = computed(() => this.clientState.value.game?.situation.ply ?? 0);
  readonly actingSeat = computed<Seat | null>(() => findActingSeat(this.clientState.value));
  abstract readonly shownPosition: ReadonlySignal<ShownPosition | null>;
  /** The command that waits for the connection; until it is answered, no other is accepted. */
  abstract readonly lateCommand: ReadonlySignal<PendingCommand | null>;
  /** Whether that command can still be taken back. */
  abstract readonly canTakeBack: ReadonlySignal<boolean>;

  #hasEndedBefore = false;

  constructor(id: string) {
    this.id = id;
  }

  abstract start(): void;
  abstract stop(): void;
  /** Try again at once: the network is back, or the page is visible again. */
  abstract reconnectNow(): void;
  /** The network is gone. */
  abstract dropConnection(): void;

  /** Take the seats reserved for me, or a free one. */
  abstract join(): void;
  abstract play(move: string): void;
  abstract roll(): void;
  abstract undo(): void;
  abstract offer(what: "draw" | "rematch"): void;
  /** Accept an offer or decline it; declining one's own withdraws it. */
  abstract answer(what: "draw" | "rematch" | "undo", accept: boolean): void;
  abstract resign(): void;
  /** End a game before its first move. */
  abstract abort(): void;
  /** Let a bot that failed try again. */
  abstract nudge(): void;
  /** Take back the command that waits for the connection, if it has not been sent. */
  abstract takeBack(): void;

  /** Show the other player a reaction. Nobody else is at a game in this browser. */
  react(_what: Reaction["what"]): void {}

  abstract requestHint(): Promise<void>;
  abstract requestWinProbability(): Promise<void>;
  abstract requestThreats(seat: Seat): Promise<void>;
  /** The positions after these numbers of plies. Rejects if they cannot be had. */
  abstract fetchPositions(first: number, last: number): Promise<PastPosition[]>;

  /** Drop the hint, and any deeper one that is to follow. */
  closeHint(): void {
    this.hint.value = null;
    this.isHintPending.value = false;
  }

  /** Show the position after this number of plies; beyond the last one it is the current position. */
  viewPly(ply: number): void {
    this.viewedPly.value = ply >= this.ply.peek() ? null : Math.max(0, ply);
  }

  /** Take over a new state. */
  protected update(after: ClientState): void {
    const before = this.clientState.peek();
    batch(() => {
      this.clientState.value = after;
      if (after.game !== before.game) this.#resetForPosition(before.game, after.game);
      if (before.game?.status === "playing" && after.game?.status === "over") this.#noteEnd();
    });
  }

  /** Discard what belongs to a different position. */
  #resetForPosition(before: State | null, after: State | null): void {
    const count = after?.moves.length ?? 0;
    const isSame = before?.situation.position === after?.situation.position && before?.moves.length === count;
    if (!isSame || after?.status === "over") this.closeHint();
    if (isSame) return;
    this.threats.value = null;
    const viewedPly = this.viewedPly.peek();
    if (viewedPly !== null && viewedPly >= count) this.viewedPly.value = null;
  }

  /** A game ends a second time where a lost king was taken back; nobody is asked again. */
  #noteEnd(): void {
    this.hasJustEnded.value = !this.#hasEndedBefore;
    this.#hasEndedBefore = true;
  }
}
