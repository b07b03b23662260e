/** The state of a local game: position, moves, seats, clock and offers. Immutable; `replay.ts` computes it from events. */
import type { OutcomeInfo, Seat, State } from "../../protocol/types.ts";
import type { Actor, Move, Position, Rules } from "../rules/contract.ts";
import type { RulesFacts } from "../rules/facts.ts";
import { type Clock, dueTime, type Times } from "./clock.ts";
import type { Created, Player } from "./events.ts";

export interface SeatState {
  readonly player: Player;
  readonly level: number | null;
  /** Whether its player has joined. */
  readonly isTaken: boolean;
  readonly name: string;
}

/** A move or roll that was made and not taken back. */
export interface Ply {
  readonly move: Move;
  readonly side: Seat;
  readonly turn: number;
  readonly isRoll: boolean;
  /** The time both clocks had left after it. */
  readonly left: Times;
  /** The number of rolls so far, including this ply. */
  readonly rolls: number;
  /** By side, the number of plies before its last decision; null before its first. */
  readonly decisionPlies: readonly [number | null, number | null];
}

/** What a side has used of its budget for events that are not moves. */
export interface SideUse {
  readonly extraEvents: number;
  /** The number of plies when it last offered a draw. */
  readonly drawOfferedAt: number | null;
}

/** A command that was carried out: one that is sent again is answered and not repeated. */
export interface AnsweredCommand {
  readonly player: Player;
  readonly command: string;
  readonly sequence: number;
}

export interface GameState {
  readonly id: string;
  readonly facts: RulesFacts;
  readonly rules: Rules;
  /** The number of events so far, the creation included. */
  readonly sequence: number;
  readonly created: Created;
  readonly createdAt: number;
  /** The time of the last event. */
  readonly activeAt: number;
  readonly seats: readonly [SeatState, SeatState];
  /** All positions, the start first and the present one last. */
  readonly positions: readonly Position[];
  readonly plies: readonly Ply[];
  readonly clock: Clock;
  readonly status: State["status"];
  readonly outcome: OutcomeInfo | null;
  /** Who has offered a draw, if anybody. */
  readonly drawOfferedBy: Seat | null;
  readonly answered: readonly AnsweredCommand[];
  /** The id of the rematch. */
  readonly following: string | null;
  readonly hasBotFailed: boolean;
  readonly uses: readonly [SideUse, SideUse];
}

export const SEATS: readonly Seat[] = [0, 1];

export function currentPosition(state: GameState): Position {
  return state.positions[state.positions.length - 1] as Position;
}

export function lastPly(state: GameState): Ply | null {
  return state.plies[state.plies.length - 1] ?? null;
}

/** Who acts; null unless the game is being played. */
export function currentActor(state: GameState): Actor {
  return state.status === "playing" ? currentPosition(state).actor : null;
}

/** The number of the present turn. */
export function currentTurn(state: GameState): number {
  const last = lastPly(state)?.turn ?? 0;
  return last && state.status === "over" ? last : numberTurn(state.rules, last, currentPosition(state));
}

/** The number of the turn that a move made in `position` belongs to; `previous` is the last move's, 0 before the first. */
export function numberTurn(rules: Rules, previous: number, position: Position): number {
  return previous === 0 || rules.startsTurn(position) ? previous + 1 : previous;
}

/** The number of the next roll; one that was undone is thrown again under the same number. */
export function nextRoll(state: GameState): number {
  return 1 + (lastPly(state)?.rolls ?? 0);
}

/** The player of the side to move. */
export function playerToMove(state: GameState): Player {
  return state.seats[currentPosition(state).toMove].player;
}

/** When the game is lost on time; null where no clock runs, or a bot's. */
export function dueAt(state: GameState): number | null {
  return state.status === "playing" && playerToMove(state) === "person" ? dueTime(state.clock) : null;
}

/** The seats of a player, whether the player has joined or not. */
export function seatsOf(state: GameState, player: Player): Seat[] {
  return SEATS.filter((seat) => state.seats[seat].player === player);
}

/** Whether the same player has both seats. */
export function hasBothSeats(state: GameState): boolean {
  return state.seats[0].player === state.seats[1].player;
}

/** Whether a person plays: against the engine, or somebody at the same screen. */
export function hasPerson(state: GameState): boolean {
  return state.seats.some(({ player }) => player === "person");
}
