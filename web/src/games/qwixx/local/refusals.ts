/**
 * Why a text is no legal choice or roll. The kernel has decided that it is none; this finds the words, in the order in
 * which the rules in Python check (src/duellum/qwixx/rules/), whose refusals a test compares with these.
 */

import { IllegalMoveError } from "../../../local/rules/contract.ts";
import { quoteText, showInput } from "../../../local/rules/python-text.ts";
import { say } from "../../../local/rules/reasons.ts";
import type { Seat } from "../../../protocol/types.ts";
import {
  COLOUR_WORDS,
  COLOURS,
  colourOf,
  countStones,
  fieldName,
  findField,
  findRightmost,
  isClosed,
  LAST,
  numberOf,
  placeOf,
  rowOf,
  stackOn,
  WIDTH,
} from "./board.ts";
import { ENDINGS, STONES_BEFORE_LAST } from "./constants.ts";
import type { KernelPosition } from "./kernel.ts";

// -- Rolls --------------------------------------------------------------------------------------------------

/** The faces of a roll's text, 0 for a die out of the game. Throws {@link IllegalMoveError}. */
export function parseRoll(text: string): number[] {
  if (/^[1-6]{2}\/[1-6-]{4}$/.test(text)) return [...text.replace("/", "")].map((face) => Number(face) || 0);
  const message =
    `${quoteText(text)} is no roll: it is two white dice, a slash, then red, yellow, green and blue with - ` +
    "for a die out of the game, like 41/3526";
  throw new IllegalMoveError(message, "Q3", say("qwixx-illegal-roll", { text: showInput(text) }));
}

/** Why a roll does not fit the dice in the game; null if it fits. */
export function explainRoll(board: KernelPosition, faces: readonly number[]): IllegalMoveError | null {
  for (const [row, colour] of COLOURS.entries()) {
    const isOut = isClosed(board, row);
    if (isOut === (faces[2 + row] === 0)) continue;
    const word = COLOUR_WORDS[row];
    return isOut
      ? new IllegalMoveError(`the ${word} die is out of the game`, "Q19", say("qwixx-illegal-die-out", { colour }))
      : new IllegalMoveError(
          `the ${word} die is still in the game and must be thrown`,
          "Q11",
          say("qwixx-illegal-die-in", { colour }),
        );
  }
  return null;
}

// -- Choices ------------------------------------------------------------------------------------------------

/** Why a text is no choice here: the dice were thrown, or the game is over. */
export function explainChoice(board: KernelPosition, text: string): IllegalMoveError {
  if (board.ending >= 0)
    return new IllegalMoveError(`the game is over: ${ENDINGS[board.ending]}`, "Q21", say("refused-over"));
  const field = findField(text);
  if (field === undefined) {
    const message = `${quoteText(text)} is no field: fields are r, y, g or b and a number 2 to 12, like y5`;
    return new IllegalMoveError(message, "Q1", say("qwixx-illegal-field", { text: showInput(text) }));
  }
  return explainDice(board, field) ?? explainPlace(board, field);
}

/** Why the dice do not give a field to the action that is due; null if they do. */
function explainDice(board: KernelPosition, field: number): IllegalMoveError | null {
  const [white = 0, other = 0, ...colours] = board.dice ?? [];
  const number = numberOf(field);
  if (board.first === null) {
    const sum = white + other;
    if (number === sum) return null;
    const message = `action 1 needs the sum of the white dice, ${sum}, not ${number}`;
    return new IllegalMoveError(message, "Q12", say("qwixx-illegal-sum", { sum, number }));
  }
  const word = COLOUR_WORDS[rowOf(field)];
  const colour = colourOf(field);
  const die = colours[rowOf(field)] ?? 0;
  if (die === 0) {
    const message = `the ${word} row is closed and its die is out of the game`;
    return new IllegalMoveError(message, "Q19", say("qwixx-illegal-closed", { colour }));
  }
  const sums = white === other ? [white + die] : [white + die, other + die];
  if (!sums.includes(number)) {
    const message = `action 2 needs the sum of a white die and the ${word} die, ${sums.join(" or ")}, not ${number}`;
    const [first, second] = [Math.min(...sums), Math.max(...sums)];
    const why =
      first === second
        ? say("qwixx-illegal-pair-one", { colour, number, first })
        : say("qwixx-illegal-pair", { colour, number, first, second });
    return new IllegalMoveError(message, "Q13", why);
  }
  if (field !== board.first) return null;
  const message = `action 1 used ${fieldName(field)}, so action 2 needs a different space`;
  return new IllegalMoveError(message, "Q14", say("qwixx-illegal-used", { colour, number }));
}

/** The clause that forbids the side to move to place on a field, whatever the dice; null where none does. */
export function findForbiddingClause(board: KernelPosition, side: Seat, field: number): string | null {
  const row = rowOf(field);
  const place = placeOf(field);
  const stack = stackOn(board, field);
  if (isClosed(board, row)) return "Q19";
  if (stack) {
    if (place !== findRightmost(board, row)) return stack[0] === side ? "Q10" : "Q6";
    return stack[0] !== side && stack[1] > 1 ? "Q9" : null;
  }
  if (place < findRightmost(board, row, side)) return "Q5";
  return place === LAST && countStones(board, row, side) < STONES_BEFORE_LAST ? "Q17" : null;
}

function explainPlace(board: KernelPosition, field: number): IllegalMoveError {
  const side = board.toMove;
  const row = rowOf(field);
  const name = fieldName(field);
  const words = { colour: colourOf(field), number: numberOf(field) };
  switch (findForbiddingClause(board, side, field)) {
    case "Q5": {
      const own = row * WIDTH + findRightmost(board, row, side);
      const message = `${name} is left of your own right-most stone on ${fieldName(own)}`;
      return new IllegalMoveError(message, "Q5", say("qwixx-illegal-left", { ...words, own: numberOf(own) }));
    }
    case "Q6": {
      const message = `${name} is barred by an enemy stone that is not the front`;
      return new IllegalMoveError(message, "Q6", say("qwixx-illegal-barred", words));
    }
    case "Q9": {
      const message = `${name} is barred by a stack, which cannot be captured`;
      return new IllegalMoveError(message, "Q9", say("qwixx-illegal-stack", words));
    }
    case "Q10": {
      const message = `your ${name} has been overtaken and cannot be raised`;
      return new IllegalMoveError(message, "Q10", say("qwixx-illegal-overtaken", words));
    }
    case "Q17": {
      const count = countStones(board, row, side);
      const message = `${name} needs five of your stones before it, and there are ${count}`;
      return new IllegalMoveError(message, "Q17", say("qwixx-illegal-last", { ...words, count }));
    }
    default: {
      const message = `the ${COLOUR_WORDS[row]} row is closed`;
      return new IllegalMoveError(message, "Q19", say("qwixx-illegal-closed", { colour: words.colour }));
    }
  }
}
