/** The session of a replayed game: which ply is shown, and the state to show. No DOM. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { seatName } from "../games/names.ts";
import { type ClientState, EMPTY_STATE } from "../protocol/client-state.ts";
import type { Clocks, PastPosition, Replay, Seat, SeatInfo, State } from "../protocol/types.ts";
import type { PlyNavigation } from "../session/session.ts";

export class ReplaySession implements PlyNavigation {
  readonly replay: Replay;
  readonly viewedPly: Signal<number | null>;
  readonly ply: ReadonlySignal<number>;
  /** The ply that is shown. */
  readonly at: ReadonlySignal<number>;
  readonly clientState: ReadonlySignal<ClientState>;

  /** Start at the position after this number of plies. */
  constructor(replay: Replay, ply: number) {
    this.replay = replay;
    this.ply = signal(replay.moves.length);
    this.viewedPly = signal(null);
    this.viewPly(ply);
    this.at = computed(() => this.viewedPly.value ?? replay.moves.length);
    this.clientState = computed(() => ({ ...EMPTY_STATE, game: gameAt(replay, this.at.value) }));
  }

  viewPly(ply: number): void {
    this.viewedPly.value = ply >= this.ply.peek() ? null : Math.max(0, ply);
  }

  /** The position that is shown. */
  get position(): PastPosition {
    return positionAt(this.replay, this.at.value);
  }
}

/** The position after this number of plies. */
export function positionAt(replay: Replay, at: number): PastPosition {
  const position = replay.positions[at];
  if (!position) throw new RangeError(`there are the plies 0 to ${replay.moves.length}, not ${at}`);
  return position;
}

/** Whose turn it was after this number of plies; null after the end. */
export function toMoveAt(replay: Replay, at: number): Seat | null {
  return replay.moves[at]?.seat ?? (replay.outcome === null ? replay.to_move : null);
}

/** The state of a live game after this number of plies, as the frame expects it, with all moves in the list. */
export function gameAt(replay: Replay, at: number): State {
  const { position, picture } = positionAt(replay, at);
  const toMove = toMoveAt(replay, at);
  return {
    type: "state",
    game: replay.game,
    rules: replay.rules,
    sequence: 0,
    status: toMove === null ? "over" : "playing",
    seats: [toPerson(replay.seats[0]), toPerson(replay.seats[1])],
    clock: replay.clock ?? { kind: "none" },
    public: false,
    created: 0,
    start: positionAt(replay, 0).position,
    moves: replay.moves,
    situation: {
      ply: replay.moves.length,
      turn: replay.moves[at]?.turn ?? 0,
      position,
      to_move: toMove ?? replay.to_move,
      actor: null,
      picture,
      legal: [],
      undo: ["no", "no"],
      clocks: clocksAt(replay, at),
      danger: null,
    },
    offers: [],
    helps: { hint: false, chances: false, threats: false },
    outcome: replay.outcome,
    dice: replay.dice,
    previous: null,
    score: [0, 0],
    following: null,
    bot_failed: false,
  };
}

/** Show bots as persons: nobody is thinking in a replay. */
const toPerson = (seat: SeatInfo): SeatInfo => ({ kind: "person", name: seatName(seat), level: seat.level });

/** Both players' time left after this number of plies; null if the record has no times. */
export function clocksAt(replay: Replay, at: number): Clocks | null {
  if (replay.moves.every((move) => move.left === null)) return null;
  const first = initialTime(replay.clock);
  const left = ([0, 1] as const).map((seat) => {
    const past = replay.moves.slice(0, at).findLast((move) => move.seat === seat && move.left !== null);
    return past?.left ?? first ?? replay.moves.find((move) => move.seat === seat)?.left ?? 0;
  });
  return { left: [left[0] ?? 0, left[1] ?? 0], running: null, at: 0 };
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

function initialTime(clock: Replay["clock"]): number | null {
  switch (clock?.kind) {
    case "sudden":
    case "fischer":
      return clock.seconds * SECOND;
    case "days":
      return clock.days * DAY;
    default:
      return null;
  }
}
