/** What the local game needs of a game's rules. The answers come from its WebAssembly kernel; here they only get a form. */
import type { Danger, MoveView, PositionView, Seat, Translatable } from "../../protocol/types.ts";

/** Who acts: a seat, the dice, or nobody once the game is over. */
export type Actor = Seat | "dice" | null;

/** A legal move, or a roll, in the position it was asked of. */
export interface Move {
  /** In the game's notation. */
  readonly text: string;
  /** All there is to draw of it. */
  view(): MoveView;
  /** The move in words, to translate. */
  words(): Translatable;
  /** The position after it. */
  play(): Position;
}

/** An immutable position. */
export interface Position {
  /** In the game's notation. */
  readonly text: string;
  /** Whose turn it is, also while the dice act. */
  readonly toMove: Seat;
  readonly actor: Actor;
  /** How many dice are to be thrown now; 0 unless the dice act. */
  readonly diceDue: number;
  /** The points of both seats; absent in games without. */
  readonly points?: readonly [number, number];
  /** The moves of the side to act; none when the dice act or the game is over. */
  legalMoves(): readonly Move[];
  /** The legal move, or the possible roll, that a text denotes. Throws {@link IllegalMoveError}. */
  parseMove(text: string): Move;
  /** The roll of these faces; dice must be due. */
  roll(faces: readonly number[]): Move;
  /** All there is to draw. */
  view(): PositionView;
}

/** How a game ended. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
  readonly clause: string;
}

/** A move worth playing, as a search found it. */
export interface Candidate {
  readonly move: string;
  /** The probability to win for the side to act, a draw counting half. */
  readonly value: number;
  /** The moves expected from here, this one first. */
  readonly line: readonly string[];
  /** In how many plies the game is won (above 0) or lost (below 0) by force; null where it is not. */
  readonly pliesToEnd: number | null;
}

/** The rules of one game, with its own kind of positions. */
export interface Rules<P extends Position = Position> {
  /** The position with this text, which must be one that {@link Position.text} gave or a start. */
  parsePosition(text: string): P;
  /** How a game with these positions so far has ended; null while it goes on. */
  findOutcome(positions: readonly P[]): Outcome | null;
  /** Whether a new numbered turn starts with the move made in this position. */
  startsTurn(position: P): boolean;
  /** The moves that would win at once against a seat, were its opponent to move; absent in games without. */
  findThreats?(position: P, seat: Seat): MoveView[];
  /** What the side to move would lose the game by if it passed; absent in games without such a thing. */
  findDanger?(position: P): Danger | null;
  /** The reasons for a candidate, the most important first; `others` are those of the same search, the best first. */
  explain(position: P, candidate: Candidate, others: readonly Candidate[]): Translatable[];
}

/** A text that is no move, or a move that is not legal here. */
export class IllegalMoveError extends Error {
  /** The id of the clause that forbids it; null where the text itself is at fault. */
  readonly clause: string | null;
  readonly why: Translatable | null;

  constructor(message: string, clause: string | null, why: Translatable | null) {
    super(message);
    this.clause = clause;
    this.why = why;
  }
}
