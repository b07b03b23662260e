/** What the local game needs of a game's rules. The answers come from its WebAssembly kernel; here they only get a form. */
import type { GRADES } from "../kernel/constants.ts";
import type { Told } from "../kernel/messages.ts";
import type { Danger, MoveView, OutcomeInfo, PositionView, Seat, Translatable } from "../protocol/types.ts";

type Grade = (typeof GRADES)[number];

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
  /** The probability of winning for the side to act, a draw counting half. */
  readonly value: number;
  /** The moves expected from here, this one first. */
  readonly line: readonly string[];
  /** In how many plies the game is won (above 0) or lost (below 0) by force; null if it is not. */
  readonly pliesToEnd: number | null;
}

/** A move or a roll with its values to its side. */
export interface EvaluatedPly {
  /** A move was forced if there was nothing to decide. */
  readonly kind: "decision" | "forced" | "roll";
  readonly side: Seat;
  /** The value of the best move, or the mean of all rolls. */
  readonly before: number;
  /** The value of the move made, or of the best reply to the roll. */
  readonly after: number;
  /** The value of the second best move; that of the best if there is no other. */
  readonly second: number;
}

/** One side's totals in a game. */
export interface SideTotals {
  /** How many decisions had each grade. */
  readonly grades: Record<Grade, number>;
  readonly loss: number;
  readonly accuracy: number;
  readonly luck: number;
  readonly score: number;
  /** The score without the luck of both. */
  readonly adjusted: number;
  /** The number of plies before the side's best move; null if none stands out. */
  readonly best: number | null;
}

/** What follows from the values of a game's plies. */
export interface GradedGame {
  /** By ply, the loss of a decision or the luck of a roll. */
  readonly losses: readonly number[];
  /** By ply; null if nothing was decided. */
  readonly grades: readonly (Grade | null)[];
  /** The first seat's chances in each position, its score at the end. */
  readonly chances: readonly number[];
  readonly totals: readonly [SideTotals, SideTotals];
  /** The number of plies before the error that decided the game; null if there is none. */
  readonly turning: number | null;
}

/** The rules of one game, with its own kind of positions. */
export interface Rules<P extends Position = Position> {
  /** The position with this text, which must be one that {@link Position.text} gave or a start. */
  parsePosition(text: string): P;
  /** What is wrong with the text of a position; null if it is a possible one. */
  checkPosition(text: string): Told | null;
  /** How a game with these positions so far has ended; null while it is being played. */
  findOutcome(positions: readonly P[]): Outcome | null;
  /** Whether a new numbered turn starts with the move made in this position. */
  startsTurn(position: P): boolean;
  /** The moves that would win at once against a seat, were its opponent to move; absent in games without. */
  findThreats?(position: P, seat: Seat): MoveView[];
  /** What the side to move would lose the game by if it passed; absent in games without such a thing. */
  findDanger?(position: P): Danger | null;
  /** The reasons for a candidate, the most important first; `others` are those of the same search, the best first. */
  explain(position: P, candidate: Candidate, others: readonly Candidate[]): Translatable[];
  /** Grade a game; `score` is the first seat's. */
  grade(plies: readonly EvaluatedPly[], score: number): GradedGame;
}

/** The number of the turn that a move made in `position` belongs to; `previous` is the last move's, 0 before the first. */
export function numberTurn(rules: Rules, previous: number, position: Position): number {
  return previous === 0 || rules.startsTurn(position) ? previous + 1 : previous;
}

/** An outcome with its result, as messages and records have it. */
export function presentOutcome({ winner, reason, clause }: Outcome): OutcomeInfo {
  const result = winner === null ? "1/2-1/2" : winner === 0 ? "1-0" : "0-1";
  return { result, winner, reason, clause };
}

/** A text that is not a move, or a move that is not legal here. */
export class IllegalMoveError extends Error {
  /** The id of the clause that forbids it; null if the text itself is at fault. */
  readonly clause: string | null;
  readonly why: Translatable;

  /** The message is that of `why`, for logs. */
  constructor({ clause, why }: Told) {
    super(why.id);
    this.clause = clause;
    this.why = why;
  }
}
