/** What Battle's rules in the browser ask of its kernel. */
import type { Seat } from "../../../protocol/types.ts";

/** A position as the kernel has it: every array belongs to JavaScript. */
export interface KernelPosition {
  /** By square: -1 for empty, 0 to 23 for a die's orientation, 24 for a king-cube. */
  readonly pieces: Int8Array;
  /** By square, the side whose piece stands there; -1 for none. */
  readonly owners: Int8Array;
  readonly toMove: Seat;
  readonly sinceCapture: number;
  /** The position in the game's notation. */
  readonly text: string;
}

/** A legal move. */
export interface KernelMove {
  readonly code: number;
  /** In the game's notation. */
  readonly text: string;
  readonly start: number;
  /** The squares rolled onto, step by step, and the mover as it lies on each. */
  readonly path: readonly number[];
  readonly pieces: readonly number[];
  /** The number of the clause by which it wins at once; 0 where it does not. */
  readonly winningClause: number;
}

/** A position and the number of the clause that decides it, as far as it alone can tell; 0 while the game goes on. */
export interface JudgedPosition {
  readonly board: KernelPosition;
  readonly clause: number;
}

export interface BattleKernel<P extends KernelPosition = KernelPosition> {
  parsePosition(text: string): P;
  /** The legal moves in the order of the rules; none once the position is decided. */
  listMoves(position: P): KernelMove[];
  playMove(position: P, move: KernelMove): P;
  /** The same position with the other side to move. */
  passTurn(position: P): P;
  /** The number of the clause that ends a game with these positions; 0 while it goes on. The last one is the present. */
  findOutcome(positions: readonly P[]): number;
}
