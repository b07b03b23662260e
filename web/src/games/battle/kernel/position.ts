/**
 * Battle's rules by its kernel: positions, moves and outcomes. Nothing here knows a rule; it copies positions into the
 * kernel's memory and answers out of it.
 */
import type { Kernel } from "../../../kernel/kernel.ts";
import { readMessage, refuseLength, type Told, writeText } from "../../../kernel/messages.ts";
import { FILES, RANKS } from "../constants.ts";
import type { BattleArrays, BattleEntries } from "./generated/battle.ts";
import { EMPTY, HALF, MAX_PLIES, PATHS } from "./generated/battle.ts";
import { MESSAGES } from "./generated/battle-messages.ts";

export type BattleKernel = Kernel<BattleEntries, BattleArrays>;
type BattleSide = 0 | 1;

/** An immutable position, as the kernel has it: every array belongs to JavaScript. */
export interface KernelPosition {
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
type BattleEnding = 16 | 17 | 18 | 19 | 20;

/** From a square to the next one in each direction. */
const WAYS = { n: FILES.length, s: -FILES.length, e: 1, w: -1 };
const decoder = new TextDecoder();

/** What is wrong with a text; null for a position. */
export function checkPosition({ entries, arrays }: BattleKernel, text: string): Told | null {
  const code = entries.parsePosition(writeText(arrays.text, text));
  return refuseLength(text, arrays.text.length) ?? readMessage(MESSAGES, code, arrays.numbers, text);
}

/** The position with a text; null for none. */
export function parsePosition(kernel: BattleKernel, text: string): KernelPosition | null {
  return checkPosition(kernel, text) === null ? readPosition(kernel) : null;
}

/** Why a text is no legal move; null for one that is. */
export function explainMove(kernel: BattleKernel, position: KernelPosition, text: string): Told | null {
  const { entries, arrays } = kernel;
  writePosition(kernel, position);
  return readMessage(MESSAGES, entries.explainMove(writeText(arrays.text, text)), arrays.numbers, text);
}

export function formatPosition(kernel: BattleKernel, position: KernelPosition): string {
  writePosition(kernel, position);
  return decoder.decode(kernel.arrays.text.slice(0, kernel.entries.formatPosition()));
}

/** The legal moves as integers, in the order of the rules; none once the position is decided. */
export function listMoves(kernel: BattleKernel, position: KernelPosition): number[] {
  writePosition(kernel, position);
  return Array.from(kernel.arrays.moves.subarray(0, kernel.entries.listMoves()));
}

/** The position after a legal move. */
export function playMove(kernel: BattleKernel, position: KernelPosition, move: number): KernelPosition {
  writePosition(kernel, position);
  const { entries, arrays } = kernel;
  entries.playMove(move);
  arrays.positionPieces.set(arrays.afterPieces);
  arrays.positionMasks.set(arrays.afterMasks);
  arrays.positionCounters.set(arrays.afterCounters);
  return readPosition(kernel);
}

/** The same position with the other side to move: a null move. */
export function passTurn(kernel: BattleKernel, position: KernelPosition): KernelPosition {
  writePosition(kernel, { ...position, side: position.side === 0 ? 1 : 0 });
  return readPosition(kernel);
}

/** The moved piece after each step of a legal move; the last square is its target. */
export function traceMove(kernel: BattleKernel, position: KernelPosition, move: number): BattleStep[] {
  writePosition(kernel, position);
  const steps = kernel.entries.traceMove(move);
  const { stepSquares, stepPieces } = kernel.arrays;
  return Array.from({ length: steps }, (_, step) => ({
    square: stepSquares[step] ?? 0,
    piece: stepPieces[step] ?? EMPTY,
  }));
}

/** The clause by which a legal move wins at once; null where it does not. */
export function findWinningClause(kernel: BattleKernel, position: KernelPosition, move: number): 16 | 17 | null {
  writePosition(kernel, position);
  const clause = kernel.entries.findWinningClause(move);
  return clause === 16 || clause === 17 ? clause : null;
}

/** The clause that ends a game with these positions so far; null while it goes on. */
export function findEnding(kernel: BattleKernel, positions: readonly KernelPosition[]): BattleEnding | null {
  const position = positions.at(-1);
  if (!position) return null;
  const since = sinceCapture(positions);
  kernel.arrays.keys.set(since.map(({ key }) => key));
  writePosition(kernel, position);
  const clause = kernel.entries.findOutcome(since.length);
  return clause === 0 ? null : (clause as BattleEnding);
}

/** The positions since the last capture, the current one included. */
export function sinceCapture(positions: readonly KernelPosition[]): readonly KernelPosition[] {
  const count = Math.min(positions.at(-1)?.sinceCapture ?? 0, MAX_PLIES);
  return positions.slice(Math.max(0, positions.length - 1 - count));
}

/** The side whose piece stands on a square; null for an empty one. */
export function ownerOf({ masks }: KernelPosition, square: number): BattleSide | null {
  const half = square < HALF ? 0 : 1;
  const bit = 1n << BigInt(square % HALF);
  if (((masks[half] ?? 0n) & bit) !== 0n) return 0;
  return ((masks[2 + half] ?? 0n) & bit) === 0n ? null : 1;
}

export const startOf = (move: number): number => move & 127;

/** The name of a square: `nameSquare(0)` is "a1". */
export function nameSquare(square: number): string {
  return `${FILES[square % FILES.length]}${RANKS[Math.floor(square / FILES.length)]}`;
}

/** The text of a move, such as "i1n4w1". */
export function formatMove(move: number): string {
  return nameSquare(startOf(move)) + PATHS[move >> 14];
}

/** The move that a text stands for; the inverse of {@link formatMove}. */
export function parseMove(text: string): number {
  const [start, path] = [parseSquare(text.slice(0, 2)), PATHS.indexOf(text.slice(2) as (typeof PATHS)[number])];
  const legs = text.slice(2).matchAll(/([nsew])(\d)/g);
  const target = [...legs].reduce((square, [, way, steps]) => square + (WAYS[way as "n"] ?? 0) * Number(steps), start);
  return start | (target << 7) | (path << 14);
}

function parseSquare(name: string): number {
  return FILES.indexOf(name[0] ?? "") + FILES.length * RANKS.indexOf(name[1] ?? "");
}

/** Write a position into the kernel's memory. */
export function writePosition({ arrays }: BattleKernel, position: KernelPosition): void {
  arrays.positionPieces.set(position.pieces);
  arrays.positionMasks.set(position.masks);
  arrays.positionCounters.set([position.side, position.sinceCapture, position.number]);
}

function readPosition({ entries, arrays }: BattleKernel): KernelPosition {
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
