/**
 * Battle's rules by its kernel: positions, moves and outcomes. Nothing here knows a rule; it copies positions into the
 * kernel's memory and answers out of it.
 */
import type { Kernel } from "../../../kernel/kernel.ts";
import type { BattleArrays, BattleEntries } from "./generated/battle.ts";
import { EMPTY, FACES, KING, MAX_PLIES, PATHS } from "./generated/battle.ts";

export type BattleKernel = Kernel<BattleEntries, BattleArrays>;
export type BattleSide = 0 | 1;

/** An immutable position. */
export interface BattlePosition {
  /** By square, file + 9 * rank: -1 for empty, 0 to 23 for a die's orientation, 24 for a king-cube. */
  readonly pieces: Int8Array;
  /** Which squares hold each side's pieces. */
  readonly masks: BigUint64Array;
  readonly side: BattleSide;
  readonly sinceCapture: number;
  readonly number: number;
  /** Equal for positions that repeat each other. */
  readonly key: bigint;
}

/** A die after a step of its move. */
export interface BattleStep {
  readonly square: number;
  readonly piece: number;
}

/** The clauses that end a game: B16 and B17 are won by the side that has just moved, the others drawn. */
export type BattleEnding = 16 | 17 | 18 | 19 | 20;

const FILES = 9;
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The position with a text; null for one that is malformed. */
export function parsePosition({ entries, arrays }: BattleKernel, text: string): BattlePosition | null {
  const bytes = encoder.encode(text);
  if (bytes.length > arrays.text.length) return null;
  arrays.text.set(bytes);
  if (!entries.parsePosition(bytes.length)) return null;
  return readPosition({ entries, arrays });
}

export function formatPosition(kernel: BattleKernel, position: BattlePosition): string {
  writePosition(kernel, position);
  return decoder.decode(kernel.arrays.text.slice(0, kernel.entries.formatPosition()));
}

/** The legal moves as integers, in the order of the rules; none once the position is decided. */
export function listMoves(kernel: BattleKernel, position: BattlePosition): number[] {
  writePosition(kernel, position);
  return Array.from(kernel.arrays.moves.subarray(0, kernel.entries.listMoves()));
}

/** The position after a legal move. */
export function playMove(kernel: BattleKernel, position: BattlePosition, move: number): BattlePosition {
  writePosition(kernel, position);
  const { entries, arrays } = kernel;
  entries.playMove(move);
  arrays.positionPieces.set(arrays.afterPieces);
  arrays.positionMasks.set(arrays.afterMasks);
  arrays.positionCounters.set(arrays.afterCounters);
  return readPosition(kernel);
}

/** The same position with the other side to move: a null move. */
export function passTurn(kernel: BattleKernel, position: BattlePosition): BattlePosition {
  writePosition(kernel, { ...position, side: position.side === 0 ? 1 : 0 });
  return readPosition(kernel);
}

/** The moved piece after each step of a legal move; the last square is its target. */
export function traceMove(kernel: BattleKernel, position: BattlePosition, move: number): BattleStep[] {
  writePosition(kernel, position);
  const steps = kernel.entries.traceMove(move);
  const { stepSquares, stepPieces } = kernel.arrays;
  return Array.from({ length: steps }, (_, step) => ({
    square: stepSquares[step] ?? 0,
    piece: stepPieces[step] ?? EMPTY,
  }));
}

/** The clause by which a legal move wins at once; null where it does not. */
export function findWinningClause(kernel: BattleKernel, position: BattlePosition, move: number): 16 | 17 | null {
  writePosition(kernel, position);
  const clause = kernel.entries.findWinningClause(move);
  return clause === 16 || clause === 17 ? clause : null;
}

/** The clause that ends a game with these positions so far; null while it goes on. */
export function findEnding(kernel: BattleKernel, positions: readonly BattlePosition[]): BattleEnding | null {
  const position = positions.at(-1);
  if (!position) return null;
  const since = sinceCapture(positions);
  kernel.arrays.keys.set(since.map(({ key }) => key));
  writePosition(kernel, position);
  const clause = kernel.entries.findOutcome(since.length);
  return clause === 0 ? null : (clause as BattleEnding);
}

/** The positions since the last capture, the current one included. */
export function sinceCapture(positions: readonly BattlePosition[]): readonly BattlePosition[] {
  const count = Math.min(positions.at(-1)?.sinceCapture ?? 0, MAX_PLIES);
  return positions.slice(Math.max(0, positions.length - 1 - count));
}

/** The side whose piece stands on a square; null for an empty one. */
export function ownerOf({ masks }: BattlePosition, square: number): BattleSide | null {
  const half = square < 36 ? 0 : 1;
  const bit = 1n << BigInt(square % 36);
  if (((masks[half] ?? 0n) & bit) !== 0n) return 0;
  return ((masks[2 + half] ?? 0n) & bit) === 0n ? null : 1;
}

/** The top, north and east face of a die; null for a king-cube. */
export function facesOf(piece: number): readonly [number, number, number] | null {
  return piece === KING ? null : (FACES[piece] ?? null);
}

export const startOf = (move: number): number => move & 127;
export const targetOf = (move: number): number => (move >> 7) & 127;

/** The name of a square: `nameSquare(0)` is "a1". */
export function nameSquare(square: number): string {
  return `${"abcdefghi"[square % FILES]}${Math.floor(square / FILES) + 1}`;
}

/** The text of a move, such as "i1n4w1". */
export function formatMove(move: number): string {
  return nameSquare(startOf(move)) + PATHS[move >> 14];
}

/** Write a position into the kernel's memory. */
export function writePosition({ arrays }: BattleKernel, position: BattlePosition): void {
  arrays.positionPieces.set(position.pieces);
  arrays.positionMasks.set(position.masks);
  arrays.positionCounters.set([position.side, position.sinceCapture, position.number]);
}

function readPosition({ entries, arrays }: BattleKernel): BattlePosition {
  entries.writeKey(0);
  const [side = 0, since = 0, number = 1] = arrays.positionCounters;
  return {
    pieces: arrays.positionPieces.slice(),
    masks: arrays.positionMasks.slice(),
    side: side === 0 ? 0 : 1,
    sinceCapture: since,
    number,
    key: arrays.keys[0] ?? 0n,
  };
}
