/** A saved game being looked at: which ply is on the table, and all there is to show of it. No DOM. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Viewing } from "../game/viewing.ts";
import { seatName } from "../naming.ts";
import { type Known, NOTHING } from "../protocol/state.ts";
import type { Clocks, PastPosition, Replay, Seat, SeatInfo, State } from "../protocol/types.ts";

export class Replaying implements Viewing {
  readonly saved: Replay;
  readonly looking: Signal<number | null>;
  readonly ply: ReadonlySignal<number>;
  /** The number of the ply on the table. */
  readonly at: ReadonlySignal<number>;
  readonly known: ReadonlySignal<Known>;

  /** Look at a saved game, first after so many plies. */
  constructor(saved: Replay, ply: number) {
    this.saved = saved;
    this.ply = signal(saved.moves.length);
    this.looking = signal(null);
    this.look(ply);
    this.at = computed(() => this.looking.value ?? saved.moves.length);
    this.known = computed(() => ({ ...NOTHING, game: gameAt(saved, this.at.value) }));
  }

  look(ply: number): void {
    this.looking.value = ply >= this.ply.peek() ? null : Math.max(0, ply);
  }

  /** The table after the ply looked at. */
  get position(): PastPosition {
    return positionAt(this.saved, this.at.value);
  }
}

function positionAt(saved: Replay, at: number): PastPosition {
  const position = saved.positions[at];
  if (!position) throw new RangeError(`there are the plies 0 to ${saved.moves.length}, not ${at}`);
  return position;
}

/** Whose turn it was after so many plies; null after the end. */
export function toMoveAt(saved: Replay, at: number): Seat | null {
  return saved.moves[at]?.seat ?? (saved.outcome === null ? saved.to_move : null);
}

/** A saved game as if it were being played and stood after so many plies, with all its moves known. */
export function gameAt(saved: Replay, at: number): State {
  const { position, picture } = positionAt(saved, at);
  const toMove = toMoveAt(saved, at);
  return {
    type: "state",
    game: saved.game,
    rules: saved.rules,
    sequence: 0,
    status: toMove === null ? "over" : "playing",
    seats: [person(saved.seats[0]), person(saved.seats[1])],
    clock: saved.clock ?? { kind: "none" },
    public: false,
    created: 0,
    start: positionAt(saved, 0).position,
    moves: saved.moves,
    situation: {
      ply: saved.moves.length,
      turn: saved.moves[at]?.turn ?? 0,
      position,
      to_move: toMove ?? saved.to_move,
      actor: null,
      picture,
      legal: [],
      undo: ["no", "no"],
      clocks: clocksAt(saved, at),
    },
    offers: [],
    helps: { hint: false, chances: false, threats: false },
    outcome: saved.outcome,
    dice: saved.dice,
    previous: null,
    following: null,
    bot_failed: false,
  };
}

/** Nobody thinks in a saved game: a bot is one who played, by its name. */
const person = (seat: SeatInfo): SeatInfo => ({ kind: "person", name: seatName(seat), level: null });

/** What both had left after so many plies; null where the record does not say. */
export function clocksAt(saved: Replay, at: number): Clocks | null {
  if (saved.moves.every((move) => move.left === null)) return null;
  const first = firstTime(saved.clock);
  const left = ([0, 1] as const).map((seat) => {
    const past = saved.moves.slice(0, at).findLast((move) => move.seat === seat && move.left !== null);
    return past?.left ?? first ?? saved.moves.find((move) => move.seat === seat)?.left ?? 0;
  });
  return { left: [left[0] ?? 0, left[1] ?? 0], running: null, at: 0 };
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

function firstTime(clock: Replay["clock"]): number | null {
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
