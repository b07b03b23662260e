/** Who gives a command and when, and whether that player may give it now. */
import type { Seat } from "../../../protocol/types.ts";
import type { Cause, Player } from "../events.ts";
import { Refusal } from "../refusal.ts";
import { currentPosition, type GameState, seatsOf } from "../state.ts";

export interface CommandContext {
  readonly player: Player;
  /** The time, in milliseconds since the epoch. */
  readonly now: number;
  /** The id of a rematch, should the command lead to one. */
  readonly newGame: string;
}

/** The fields of an event that say which command caused it. */
export function causeOf(command: { readonly id: string }, { player }: CommandContext): Cause {
  return { player, command: command.id };
}

/** The seats of the player who gives a command; a spectator of bots has none. */
export function findOwnSeats(state: GameState, { player }: CommandContext): Seat[] {
  const own = seatsOf(state, player);
  if (own.length === 0) throw new Refusal("not-seated", "a spectator cannot act");
  return own;
}

/** The seat a command is for: the one named, the player's only one, else the one to move. */
export function chooseSeat(state: GameState, context: CommandContext, seat: Seat | null | undefined): Seat {
  const own = findOwnSeats(state, context);
  if (seat === null || seat === undefined) return own.length === 1 ? (own[0] as Seat) : currentPosition(state).toMove;
  if (!own.includes(seat)) throw new Refusal("not-seated", `seat ${seat} is not yours`);
  return seat;
}

/** The seat a command is for, in a game that is being played. */
export function choosePlayingSeat(state: GameState, context: CommandContext, seat: Seat | null | undefined): Seat {
  const side = chooseSeat(state, context, seat);
  checkPlaying(state);
  return side;
}

/** Refuse unless the game is being played. */
export function checkPlaying(state: GameState): void {
  if (state.status === "waiting") throw new Refusal("not-started", "the game waits for its players to join");
  if (state.outcome !== null) throw new Refusal("over", `the game is over: ${state.outcome.reason}`);
}

/** Refuse unless the player is to move in the position the command was made for. */
export function checkTurn(state: GameState, context: CommandContext, ply: number): void {
  const own = findOwnSeats(state, context);
  checkPlaying(state);
  checkPly(state, ply);
  const { toMove } = currentPosition(state);
  if (!own.includes(toMove)) throw new Refusal("not-your-turn", `${state.facts.sides[toMove]} is to move`);
}

/** Refuse unless the command was made for the present position. */
export function checkPly(state: GameState, ply: number): void {
  const made = state.plies.length;
  if (ply !== made) throw new Refusal("stale", `${made} plies have been made, but the command was sent after ${ply}`);
}
