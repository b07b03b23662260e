/**
 * Whether a text is a position of Qwixx Duel, and what is wrong with it if not: the twin of
 * src/duellum/qwixx/rules/legality.py, in the order in which that checks. A test compares the two.
 */
import { fault, type PositionFault } from "../../../analysis/session/position-fault.ts";
import { otherSeat } from "../../../protocol/seat.ts";
import type { Seat } from "../../../protocol/types.ts";
import { COLOUR_WORDS, COLOURS, fieldName, LAST, numberOf, placeOf, rowOf } from "../local/board.ts";
import { STONES_BEFORE_LAST } from "../local/constants.ts";
import { closerOf, countStones, type Fields, isClosed, parseFields, type Row, replaceStack } from "./position-text.ts";
import {
  countSupplies,
  findEnding,
  hasPredecessor,
  isOngoing,
  MAX_CLOSED,
  MAX_MISTHROWS,
  STONES,
  type TurnStart,
  undoPlacement,
} from "./retrograde.ts";

const SIDES = ["Black", "Grey"] as const;
const SEATS: readonly Seat[] = [0, 1];
const sideWord = (side: Seat): string => (side === 0 ? "black" : "grey");

/** What is wrong with a text; null for a position. */
export function checkPosition(text: string): PositionFault | null {
  const fields = parseFields(text);
  return "message" in fields ? fields : checkFields(fields);
}

export function checkFields(fields: Fields): PositionFault | null {
  for (const [index, row] of fields.board.entries()) {
    const found = checkRow(row, index);
    if (found) return found;
  }
  return checkStones(fields) ?? checkLocks(fields) ?? checkDice(fields) ?? checkTurns(fields);
}

function checkRow(row: Row, index: number): PositionFault | null {
  const name = `${COLOUR_WORDS[index]} row`;
  const words = { colour: COLOURS[index] ?? "" };
  const last = row.stacks[LAST] ?? null;
  if (last === null) {
    const message = `${name}: a lock stone in an open row; the last number is not taken (Q18)`;
    return row.lock === null ? null : fault(message, "position-qwixx-lock-open", words);
  }
  if (last[1] > 1) {
    const message = `${name}: a stack on the last number, where the first stone closes the row (Q19)`;
    return fault(message, "position-qwixx-last-stack", words);
  }
  if (row.lock !== null && row.lock !== last[0]) {
    const message = `${name}: the lock stone is not of the side that took the last number (Q18)`;
    return fault(message, "position-qwixx-lock-side", words);
  }
  const count = countStones(replaceStack(row, LAST, null), last[0]);
  if (count >= STONES_BEFORE_LAST) return null;
  const message = `${name}: the last number was taken with ${count} own stones before it instead of five (Q17)`;
  return fault(message, "position-qwixx-before", { ...words, count });
}

function checkStones({ board, misthrows }: Fields): PositionFault | null {
  const supplies = countSupplies(board, misthrows);
  for (const side of SEATS) {
    const count = STONES - supplies[side];
    if (count > STONES) {
      const message = `${SIDES[side]} has ${count} stones on the board, more than 22 (Q2)`;
      return fault(message, "position-qwixx-stones", { side: sideWord(side), count });
    }
  }
  const count = misthrows[0] + misthrows[1];
  if (count <= MAX_MISTHROWS) return null;
  return fault(`${count} misthrows: the fourth ended the game (Q21)`, "position-qwixx-misthrows", { count });
}

function checkLocks({ board, misthrows }: Fields): PositionFault | null {
  const closed = board.filter(isClosed).length;
  if (closed > MAX_CLOSED)
    return fault(`${closed} rows are closed: the second ended the game (Q21)`, "position-qwixx-closed", {
      count: closed,
    });
  const bare = board.flatMap((row, index) => (isClosed(row) && row.lock === null ? [index] : []));
  if (bare.length > 1) {
    const message = "two rows are closed without a lock stone: the first ended the game (Q20)";
    return fault(message, "position-qwixx-bare-two");
  }
  for (const index of bare) {
    const closer = closerOf(board[index] as Row);
    if (closer === null || countSupplies(board, misthrows)[closer] <= 0) continue;
    const name = SIDES[closer];
    const message = `${COLOUR_WORDS[index]} row: closed without a lock stone, but ${name} has stones left (Q18)`;
    return fault(message, "position-qwixx-bare", { colour: COLOURS[index] ?? "", side: sideWord(closer) });
  }
  return null;
}

function checkDice({ board, dice }: Fields): PositionFault | null {
  if (dice === null) return null;
  for (const [index, colour] of COLOURS.entries()) {
    const isOut = isClosed(board[index] as Row);
    if (isOut === (dice[2 + index] === 0)) continue;
    const word = COLOUR_WORDS[index];
    return isOut
      ? fault(`the ${word} die is out of the game (Q19)`, "qwixx-illegal-die-out", { colour })
      : fault(`the ${word} die is still in the game and must be thrown (Q11)`, "qwixx-illegal-die-in", { colour });
  }
  return null;
}

function checkTurns(fields: Fields): PositionFault | null {
  const wrong = fields.first === null || fields.first === "-" ? null : checkFirst(fields, fields.first);
  if (wrong) return wrong;
  const before = turnStarts(fields).filter((start) => fields.dice === null || isOngoing(start));
  const [only] = before;
  if (!only) return fault("the game was over before the dice were thrown (Q21)", "position-qwixx-over");
  if (!before.some(hasPossibleMisthrows)) {
    const [mover, last] = [SIDES[fields.toMove], SIDES[otherSeat(fields.toMove)]];
    const message = `the misthrows do not fit an empty board: ${last} must have as many as ${mover}, or one more (Q4, Q15)`;
    return fault(message, "position-qwixx-misthrow-fit", {
      side: sideWord(fields.toMove),
      other: sideWord(otherSeat(fields.toMove)),
    });
  }
  return fields.dice === null ? checkLastTurn(only) : null;
}

/** The positions in which this turn may have started: before the dice, or with the dice due. */
function turnStarts({ board, misthrows, toMove, first }: Fields): TurnStart[] {
  const boards = first === null || first === "-" ? [board] : undoPlacement(board, toMove, first);
  return boards.map((before) => ({ board: before, misthrows, toMove }));
}

/** Before the first stone every turn is a misthrow: both sides have as many, or the one that moved last one more. */
function hasPossibleMisthrows({ board, misthrows, toMove }: TurnStart): boolean {
  const isEmpty = board.every(({ stacks, lock }) => lock === null && stacks.every((stack) => stack === null));
  const lead = misthrows[otherSeat(toMove)] - misthrows[toMove];
  return !isEmpty || lead === 0 || lead === 1;
}

function checkLastTurn(start: TurnStart): PositionFault | null {
  const { board, misthrows, toMove } = start;
  const [mover, last] = [SIDES[toMove], SIDES[otherSeat(toMove)]];
  if (countSupplies(board, misthrows)[toMove] === 0) {
    const message = `${mover}'s supply is empty: the game ended in ${mover}'s own turn (Q21)`;
    return fault(message, "position-qwixx-supply", { side: sideWord(toMove) });
  }
  if (isOngoing(start) || hasPredecessor(start)) return null;
  const reason = findEnding(board, misthrows) ?? "None";
  const message = `the game is over, ${reason}, but no turn of ${last} can have ended it (Q21)`;
  return fault(message, "position-qwixx-ended", { side: sideWord(otherSeat(toMove)) });
}

function checkFirst(fields: Fields, field: number): PositionFault | null {
  const { board, toMove, dice } = fields;
  const name = fieldName(field);
  const mover = SIDES[toMove];
  const sum = (dice?.[0] ?? 0) + (dice?.[1] ?? 0);
  if (dice !== null && numberOf(field) !== sum) {
    const message = `action 1 needs the sum of the white dice, ${sum}: not ${name} (Q12)`;
    return fault(message, "position-qwixx-first-sum", { field: name, sum });
  }
  const stack = board[rowOf(field)]?.stacks[placeOf(field)] ?? null;
  if (stack?.[0] !== toMove) {
    const message = `action 1 placed on ${name}, where ${mover} has no stone`;
    return fault(message, "position-qwixx-first-stone", { field: name, side: sideWord(toMove) });
  }
  if (turnStarts(fields).length > 0) return null;
  const message = `action 1 placed on ${name}, but the stone there cannot be ${mover}'s last one (Q5, Q8, Q19)`;
  return fault(message, "position-qwixx-first-last", { field: name, side: sideWord(toMove) });
}
