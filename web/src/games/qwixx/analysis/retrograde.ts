/** From which positions one turn leads to a given one: the twin of src/duellum/qwixx/rules/retro.py. */
import { otherSeat } from "../../../protocol/seat.ts";
import type { Seat } from "../../../protocol/types.ts";
import { COLOURS, LAST, numberOf, placeOf, rowOf, WIDTH } from "../local/board.ts";
import { ENDINGS } from "../local/constants.ts";
import { type Board, countStones, isClosed, type Row, replaceStack, type Stack } from "./position-text.ts";

export const STONES = 22;
export const MAX_MISTHROWS = 4;
export const MAX_CLOSED = 2;

/** A position between two turns: `toMove` is about to roll. */
export interface TurnStart {
  readonly board: Board;
  readonly misthrows: readonly [number, number];
  readonly toMove: Seat;
}

/** How many stones each side has left: all that are not on the board (Q2). */
export function countSupplies(board: Board, misthrows: readonly [number, number]): readonly [number, number] {
  const left = (side: Seat) => board.reduce((rest, row) => rest - countStones(row, side), STONES - misthrows[side]);
  return [left(0), left(1)];
}

/** Why the game has ended; null while it goes on (Q21). */
export function findEnding(board: Board, misthrows: readonly [number, number]): string | null {
  if (Math.min(...countSupplies(board, misthrows)) < 1) return ENDINGS[0];
  if (misthrows[0] + misthrows[1] >= MAX_MISTHROWS) return ENDINGS[1];
  return board.filter(isClosed).length >= MAX_CLOSED ? ENDINGS[2] : null;
}

/** Whether the game is not over; closing a row without a lock stone ended it (Q20, Q21). */
export function isOngoing({ board, misthrows }: TurnStart): boolean {
  const isBare = board.some((row) => isClosed(row) && row.lock === null);
  return !isBare && findEnding(board, misthrows) === null;
}

/** Whether one turn can lead to a position. */
export function hasPredecessor(position: TurnStart): boolean {
  const { board, misthrows } = position;
  const side = otherSeat(position.toMove);
  if (undoTurn(position, side).some((before) => isOngoing({ board: before, misthrows, toMove: side }))) return true;
  if (misthrows[side] === 0) return false;
  const fewer = misthrows.with(side, misthrows[side] - 1) as [number, number]; // Q15
  return isOngoing({ board, misthrows: fewer, toMove: side });
}

/** The boards before one or two stones of the side were placed. */
function undoTurn({ board, misthrows }: TurnStart, side: Seat): Board[] {
  return lastFields(board, side).flatMap((second) =>
    undoPlacement(board, side, second).flatMap((between) => [
      between,
      ...(isOngoing({ board: between, misthrows, toMove: side }) ? undoFirst(between, side, second) : []),
    ]),
  );
}

function undoFirst(between: Board, side: Seat, second: number): Board[] {
  return lastFields(between, side)
    .filter((first) => first !== second && canShareRoll(numberOf(first), numberOf(second))) // Q14
    .flatMap((first) => undoPlacement(between, side, first));
}

/** Whether one roll can give a number to action 1 and another to action 2 (Q12, Q13). */
function canShareRoll(first: number, second: number): boolean {
  return Math.max(1, first - 6) + 1 <= second && second <= Math.min(6, first - 1) + 6;
}

/** The fields of the side's right-most stones: only they can have been placed last (Q5). */
function lastFields(board: Board, side: Seat): number[] {
  return COLOURS.flatMap((_, row) => {
    const place = rightmost(board[row] as Row, side);
    return place < 0 ? [] : [row * WIDTH + place];
  });
}

function rightmost({ stacks }: Row, side: Seat): number {
  return stacks.findLastIndex((stack) => stack?.[0] === side);
}

/** Each board from which placing the side's stone on a field leads to this one. */
export function undoPlacement(board: Board, side: Seat, field: number): Board[] {
  const row = board[rowOf(field)] as Row;
  const place = placeOf(field);
  const stack = row.stacks[place] ?? null;
  if (stack === null || place !== rightmost(row, side) || (isClosed(row) && place !== LAST)) return []; // Q5, Q19
  const front = row.stacks.findLastIndex((other) => other !== null);
  return stacksBefore(stack, place === front)
    .filter((earlier) => earlier === null || place !== LAST)
    .map((earlier) => board.with(rowOf(field), replaceStack(row, place, earlier)));
}

function stacksBefore([side, height]: Stack, isFront: boolean): (Stack | null)[] {
  if (height > 1) return isFront ? [[side, height - 1]] : []; // Q8
  return isFront ? [null, [otherSeat(side), 1]] : [null]; // Q5, Q7
}
