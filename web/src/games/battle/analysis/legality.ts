/**
 * Whether a text is a position of Battle, and what is wrong with it if not: the twin of notation.py and position.py in
 * src/duellum/battle/rules/, in the order in which they check. A test compares the two.
 */
import { fault, type PositionFault } from "../../../analysis/session/position-fault.ts";
import { quoteText } from "../../../local/rules/python-text.ts";
import type { Seat } from "../../../protocol/types.ts";
import { FILES, RANKS } from "../constants.ts";
import { PALACES, squareName } from "../local/board.ts";

const MAX_DICE = 8;
const MAX_PLIES_WITHOUT_CAPTURE = 100;
const SIDES = ["White", "Black"] as const;
const PIECE = /^[A-Ya-y]$/;
const NUMBER = /^(?:0|[1-9][0-9]{0,17})$/;

/** The fields of a text: the letters of the pieces by square, empty for none. */
interface Fields {
  readonly board: readonly string[];
  readonly toMove: Seat;
  readonly sinceCapture: number;
  readonly number: number;
}

/** What is wrong with a text; null for a position. */
export function checkPosition(text: string): PositionFault | null {
  const fields = parseFields(text);
  return "message" in fields ? fields : checkFields(fields);
}

// -- The text -----------------------------------------------------------------------------------------------

function parseFields(text: string): Fields | PositionFault {
  const fields = text.split(" ");
  if (fields.length !== 4) {
    const message =
      "a position has 4 fields with one space between them (ranks, side to move, plies since the last capture, " +
      `move number), not ${fields.length}: ${quoteText(text)}`;
    return fault(message, "position-battle-fields");
  }
  const [ranks = "", side = "", since = "", number = ""] = fields;
  if (side !== "w" && side !== "b")
    return fault(`the side to move is w or b, not ${quoteText(side)}`, "position-battle-side");
  const board = parseBoard(ranks);
  if ("message" in board) return board;
  const wrong = checkNumber(since, "plies since the last capture", 0) ?? checkNumber(number, "the move number", 1);
  return wrong ?? { board, toMove: side === "w" ? 0 : 1, sinceCapture: Number(since), number: Number(number) };
}

function parseBoard(text: string): readonly string[] | PositionFault {
  const ranks = text.split("/");
  if (ranks.length !== RANKS.length) {
    const message = `a board has 8 ranks with / between them, not ${ranks.length}: ${quoteText(text)}`;
    return fault(message, "position-battle-fields");
  }
  const board: (readonly string[])[] = [];
  for (const [index, rank] of ranks.entries()) {
    const squares = parseRank(rank, RANKS[RANKS.length - 1 - index] ?? "");
    if ("message" in squares) return squares;
    board.unshift(squares);
  }
  return board.flat();
}

function parseRank(text: string, rank: string): readonly string[] | PositionFault {
  const squares: string[] = [];
  const letters = [...text];
  for (const [index, letter] of letters.entries()) {
    const at = `rank ${rank}: ${quoteText(letter)} in place ${index + 1} of ${quoteText(text)}`;
    const isDigit = /^\p{Nd}$/u.test(letter);
    if (PIECE.test(letter)) squares.push(letter);
    else if (/^[1-9]$/.test(letter) && !/^\p{Nd}$/u.test(letters[index - 1] ?? ""))
      squares.push(...Array<string>(Number(letter)).fill(""));
    else if (isDigit) return fault(`${at}: write a run as one digit 1 to 9`, "position-battle-rank", { rank });
    else return fault(`${at} is no die: they are A to Y, a to y`, "position-battle-rank", { rank });
  }
  if (squares.length === FILES.length) return squares;
  const length = squares.length > FILES.length ? "too long" : "too short";
  const message = `rank ${rank} is ${length}: ${quoteText(text)} has ${squares.length} squares, not 9`;
  return fault(message, "position-battle-rank", { rank });
}

function checkNumber(text: string, what: string, least: number): PositionFault | null {
  if (NUMBER.test(text) && Number(text) >= least) return null;
  const message = `${what} must be a whole number from ${least} on, not ${quoteText(text)}`;
  return fault(message, "position-battle-number");
}

// -- The position -------------------------------------------------------------------------------------------

function checkFields(fields: Fields): PositionFault | null {
  const { sinceCapture } = fields;
  if (sinceCapture > MAX_PLIES_WITHOUT_CAPTURE) {
    const message = `a game ends ${MAX_PLIES_WITHOUT_CAPTURE} plies after the last capture, not ${sinceCapture} (B20)`;
    return fault(message, "position-battle-long", { count: MAX_PLIES_WITHOUT_CAPTURE });
  }
  return checkPieces(fields, 0) ?? checkPieces(fields, 1);
}

function checkPieces(fields: Fields, side: Seat): PositionFault | null {
  const { board, toMove } = fields;
  const name = SIDES[side];
  const words = { side: side === 0 ? "white" : "black" };
  const own = board.flatMap((letter, square) => (ownerOf(letter) === side ? [square] : []));
  const kings = own.filter((square) => board[square]?.toUpperCase() === "K");
  if (kings.length > 1) {
    const squares = kings.map(squareName);
    const message = `${name} has a second king: kings stand on ${squares.join(" and ")} (B3)`;
    return fault(message, "position-battle-kings", { ...words, squares });
  }
  const count = own.length - kings.length;
  if (count > MAX_DICE)
    return fault(`${name} has ${count} dice, more than ${MAX_DICE} (B3)`, "position-battle-dice", { ...words, count });
  if (kings.length === 0 && !mayLackKing(fields, side))
    return fault(`${name} has no king (B3), and it was not captured just now`, "position-battle-no-king", words);
  if (kings[0] === PALACES[side === 0 ? 1 : 0] && toMove === side) {
    const message = `${name}'s king stands on the enemy palace: ${name} has won and cannot be to move (B17)`;
    return fault(message, "position-battle-palace", words);
  }
  return null;
}

/** Whether the last move may have captured this side's king. */
function mayLackKing({ toMove, sinceCapture, number }: Fields, side: Seat): boolean {
  return toMove === side && sinceCapture === 0 && (number > 1 || side === 1);
}

function ownerOf(letter: string): Seat | null {
  if (letter === "") return null;
  return letter === letter.toUpperCase() ? 0 : 1;
}
