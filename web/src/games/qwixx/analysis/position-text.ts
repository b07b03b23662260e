/**
 * The text of a position of Qwixx Duel taken apart and put together: the twin of src/duellum/qwixx/rules/notation.py, whose
 * faults it finds in the same order. A test compares the two.
 */
import { fault, type PositionFault } from "../../../analysis/session/position-fault.ts";
import { IllegalMoveError } from "../../../local/rules/contract.ts";
import { quoteText, showInput } from "../../../local/rules/python-text.ts";
import type { Seat } from "../../../protocol/types.ts";
import { COLOUR_WORDS, COLOURS, fieldName, findField, LAST, WIDTH } from "../local/board.ts";
import { parseRoll } from "../local/refusals.ts";

/** Whose stones lie on a field, and how many. */
export type Stack = readonly [side: Seat, height: number];

export interface Row {
  readonly stacks: readonly (Stack | null)[];
  /** Whose stone lies on the lock. */
  readonly lock: Seat | null;
}

export type Board = readonly Row[];

export interface Fields {
  readonly board: Board;
  readonly toMove: Seat;
  readonly misthrows: readonly [number, number];
  /** The faces of two white dice and of red to blue, 0 for a die out of the game; null while the roll is due. */
  readonly dice: readonly number[] | null;
  /** The field of action 1, "-" where that was declined; null while it is due. */
  readonly first: number | "-" | null;
}

export const EMPTY_ROW: Row = { stacks: Array<null>(WIDTH).fill(null), lock: null };
const SIDES = ["b", "g"] as const;
const LOCKS: Readonly<Record<string, Seat | null>> = { "-": null, x: null, b: 0, g: 1 };

export const isClosed = ({ stacks }: Row): boolean => stacks[LAST] !== null;

/** How many stones of a side are in a row, the lock's included. */
export function countStones({ stacks, lock }: Row, side: Seat): number {
  const heights = stacks.map((stack) => (stack?.[0] === side ? stack[1] : 0));
  return heights.reduce((sum, height) => sum + height, lock === side ? 1 : 0);
}

/** The row with another stack on one place, and nothing on the lock. */
export const replaceStack = (row: Row, place: number, stack: Stack | null): Row => ({
  stacks: row.stacks.with(place, stack),
  lock: null,
});

// -- Formatting ---------------------------------------------------------------------------------------------

export function formatFields({ board, toMove, misthrows, dice, first }: Fields): string {
  const rows = board.map(formatRow).join("/");
  const roll = dice === null ? "-" : formatRoll(dice);
  const stage = dice === null ? "r" : first === null ? "1" : `2:${first === "-" ? "-" : fieldName(first)}`;
  return `${rows} ${SIDES[toMove]} ${misthrows.join(":")} ${roll} ${stage}`;
}

function formatRow(row: Row): string {
  const stacks = row.stacks.map((stack) => (stack ? SIDES[stack[0]] + (stack[1] > 1 ? stack[1] : "") : "."));
  return stacks.join("") + (row.lock !== null ? SIDES[row.lock] : isClosed(row) ? "x" : "-");
}

function formatRoll([first = 1, second = 1, ...colours]: readonly number[]): string {
  const whites = `${Math.max(first, second)}${Math.min(first, second)}`;
  return `${whites}/${colours.map((face) => face || "-").join("")}`;
}

// -- Parsing ------------------------------------------------------------------------------------------------

/** The fields of a text, or what is wrong with it. */
export function parseFields(text: string): Fields | PositionFault {
  const parts = text.split(" ");
  if (parts.length !== 5) {
    const message =
      "a position has 5 fields with one space between them (rows, active player, misthrows, roll, stage), " +
      `not ${parts.length}: ${quoteText(text)}`;
    return fault(message, "position-qwixx-fields");
  }
  const [rows = "", side = "", misthrows = "", roll = "", stage = ""] = parts;
  if (side !== "b" && side !== "g")
    return fault(`the active player is b or g, not ${quoteText(side)}`, "position-qwixx-side");
  const turn = parseStage(roll, stage);
  if ("message" in turn) return turn;
  const board = parseBoard(rows);
  if ("message" in board) return board;
  const match = /^([0-9]):([0-9])$/.exec(misthrows);
  if (!match) {
    const message = `misthrows are written black:grey, like 1:0, not ${quoteText(misthrows)}`;
    return fault(message, "position-qwixx-misthrow-text");
  }
  return { board, toMove: side === "b" ? 0 : 1, misthrows: [Number(match[1]), Number(match[2])], ...turn };
}

function parseStage(roll: string, stage: string): Pick<Fields, "dice" | "first"> | PositionFault {
  if (stage !== "r" && stage !== "1" && !stage.startsWith("2:"))
    return fault(`the stage is r, 1, 2:- or 2: and a field, not ${quoteText(stage)}`, "position-qwixx-stage");
  if ((roll === "-") !== (stage === "r")) {
    const message = `the stage ${stage} ${stage === "r" ? "has no roll yet" : "needs a roll"}: ${quoteText(roll)}`;
    return fault(message, "position-qwixx-stage");
  }
  try {
    const dice = roll === "-" ? null : parseRoll(roll);
    return { dice, first: stage.startsWith("2:") ? parseChoice(stage.slice(2)) : null };
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    return { message: error.message, clause: error.clause, why: error.why ?? { id: "position-qwixx-stage", args: {} } };
  }
}

function parseChoice(text: string): number | "-" {
  if (text === "-") return "-";
  const field = findField(text);
  if (field !== undefined) return field;
  const message = `${quoteText(text)} is no field: fields are r, y, g or b and a number 2 to 12, like y5`;
  throw new IllegalMoveError(message, "Q1", { id: "qwixx-illegal-field", args: { text: showInput(text) } });
}

function parseBoard(text: string): Board | PositionFault {
  const rows = text.split("/");
  if (rows.length !== COLOURS.length) {
    const message = `a board has 4 rows with / between them, not ${rows.length}: ${quoteText(text)}`;
    return fault(message, "position-qwixx-fields");
  }
  const board: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const parsed = parseRow(row, index);
    if ("message" in parsed) return parsed;
    board.push(parsed);
  }
  return board;
}

function parseRow(text: string, index: number): Row | PositionFault {
  const name = `${COLOUR_WORDS[index]} row`;
  const words = { colour: COLOURS[index] ?? "" };
  const pattern = /\.|([bg])([0-9]*)/y;
  const stacks: (Stack | null)[] = [];
  let at = 0;
  for (let found = pattern.exec(text); found && stacks.length < WIDTH; found = pattern.exec(text)) {
    const [, side, height = ""] = found;
    at = pattern.lastIndex;
    if (height !== "" && !/^(?:[2-9]|[1-9][0-9])$/.test(height)) {
      const message = `${name}: a height is written from 2 on, not ${quoteText(`${side}${height}`)}`;
      return fault(message, "position-qwixx-row", words);
    }
    stacks.push(side === undefined ? null : [side === "b" ? 0 : 1, Number(height || 1)]);
    if (stacks.length === WIDTH) break;
  }
  const rest = text.slice(at);
  if (stacks.length < WIDTH) {
    const message =
      `${name}: ${quoteText(rest)} follows after ${stacks.length} of 11 fields: a field is . or b or g, ` +
      "with its height when it is 2 or more";
    return fault(message, "position-qwixx-row", words);
  }
  return checkLockSign({ stacks, lock: LOCKS[rest] ?? null }, rest, name, words);
}

function checkLockSign(row: Row, sign: string, name: string, words: { colour: string }): Row | PositionFault {
  if (!(sign in LOCKS)) {
    const message = `${name}: the lock after 11 fields is -, b, g or x, not ${quoteText(sign)}`;
    return fault(message, "position-qwixx-row", words);
  }
  if (sign === "x" && !isClosed(row)) {
    const message = `${name}: it is closed, x, but nobody took its last number (Q19)`;
    return fault(message, "position-qwixx-closed-sign", words);
  }
  if (sign === "-" && isClosed(row)) {
    const message = `${name}: its last number is taken, so it is closed and not open, - (Q19)`;
    return fault(message, "position-qwixx-closed-sign", words);
  }
  return row;
}

/** The side that a row's last number was taken by; null for an open row. */
export const closerOf = ({ stacks }: Row): Seat | null => stacks[LAST]?.[0] ?? null;
