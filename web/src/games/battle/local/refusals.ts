/**
 * Why a text is no legal move. The kernel has decided that it is none; this finds the words, in the order in which the
 * rules in Python check (src/duellum/battle/rules/), whose refusals a test compares with these.
 */

import { IllegalMoveError } from "../../../local/rules/contract.ts";
import { quoteText, showInput } from "../../../local/rules/python-text.ts";
import { say } from "../../../local/rules/reasons.ts";
import type { Translatable } from "../../../protocol/types.ts";
import { FILES, RANKS } from "../constants.ts";
import { DIRECTIONS, type Direction, EMPTY, findNeighbour, findSquare, KING, squareName, topOf } from "./board.ts";
import type { JudgedPosition } from "./kernel.ts";
import { findDecision } from "./outcome.ts";

interface Leg {
  readonly direction: Direction;
  readonly steps: number;
}

const MOVE = /^([a-i][1-8])((?:[nsew][1-9])+)$/;
const DIRECTION_NAMES: Readonly<Record<Direction, string>> = { n: "north", s: "south", e: "east", w: "west" };
const OPPOSITES: Readonly<Record<Direction, Direction>> = { n: "s", s: "n", e: "w", w: "e" };
const SIDES = [
  ["White", "white"],
  ["Black", "black"],
] as const;

export function explainRefusal(position: JudgedPosition, text: string): IllegalMoveError {
  const match = MOVE.exec(text);
  if (!match) return explainFault(text);
  const decision = findDecision(position);
  if (decision)
    return new IllegalMoveError(`the game is over: ${decision.reason}`, decision.clause, say("refused-over"));
  const legs = [...(match[2] as string).matchAll(/(.)(.)/g)].map(
    ([, direction, steps]): Leg => ({ direction: direction as Direction, steps: Number(steps) }),
  );
  const start = findSquare(match[1] as string);
  return explainPiece(position, start) ?? explainLegs(position, start, legs) ?? explainPath(position, start, legs);
}

// -- The text -----------------------------------------------------------------------------------------------

function explainFault(text: string): IllegalMoveError {
  const characters = [...text];
  if (characters.length === 0) return malformed("nothing was given", say("battle-illegal-nothing"));
  const [file = "", rank = ""] = characters;
  if (characters.length < 2 || !FILES.includes(file) || !RANKS.includes(rank)) {
    const part = characters.slice(0, 2).join("");
    const why = say("battle-illegal-start", { text: showInput(text), part: showInput(part) });
    return malformed(`${quoteText(part)} at the start of ${quoteText(text)} is no square`, why);
  }
  if (characters.length === 2)
    return malformed(`${quoteText(text)} names a square but no leg`, say("battle-illegal-no-leg", { text }));
  return explainLegText(text, characters);
}

function explainLegText(text: string, characters: readonly string[]): IllegalMoveError {
  const index = /^..(?:[nsew][1-9])*/.exec(text)?.[0].length ?? 0;
  const part = characters[index] ?? "";
  const place = index + 1;
  const words = { text: showInput(text), part: showInput(part), place };
  if ((DIRECTIONS as readonly string[]).includes(part)) {
    const message = `${quoteText(text)} has no count from 1 to 9 after ${quoteText(part)} in place ${place}`;
    return malformed(message, say("battle-illegal-no-count", words));
  }
  const message = `${quoteText(part)} in place ${place} of ${quoteText(text)} is no direction n, s, e or w`;
  return malformed(message, say("battle-illegal-no-direction", words));
}

function malformed(message: string, why: Translatable): IllegalMoveError {
  return new IllegalMoveError(`${message}: a move is a square and one or two legs, like i1n4w1`, null, why);
}

// -- The piece, its legs and its path -----------------------------------------------------------------------

function explainPiece({ board }: JudgedPosition, start: number): IllegalMoveError | null {
  const square = squareName(start);
  const owner = board.owners[start];
  if (owner === board.toMove) return null;
  if (board.pieces[start] === EMPTY)
    return new IllegalMoveError(`no piece stands on ${square}`, "B6", say("battle-illegal-no-piece", { square }));
  const [name, side] = SIDES[board.toMove];
  const message = `${name} is to move: ${square} holds the opponent's piece`;
  return new IllegalMoveError(message, "B6", say("battle-illegal-opponent", { square, side }));
}

function explainLegs({ board }: JudgedPosition, start: number, legs: readonly Leg[]): IllegalMoveError | null {
  const [first, second] = legs as [Leg, Leg | undefined];
  if (legs.length > 2) return new IllegalMoveError("a move turns once at most", "B10", say("battle-illegal-turns"));
  if (second?.direction === OPPOSITES[first.direction]) {
    const message = "a move may not roll back over its own path";
    return new IllegalMoveError(message, "B12", say("battle-illegal-back"));
  }
  if (second?.direction === first.direction) {
    const message = "the second leg goes on in the same direction: write one leg, or turn by 90 degrees";
    return new IllegalMoveError(message, "B10", say("battle-illegal-straight"));
  }
  const piece = board.pieces[start] as number;
  const count = first.steps + (second?.steps ?? 0);
  if (piece === KING) {
    if (count === 1) return null;
    const message = `wrong count ${count}: the king moves exactly one square`;
    return new IllegalMoveError(message, "B4", say("battle-illegal-king-count", { count }));
  }
  const face = topOf(piece);
  if (count === face) return null;
  const message = `wrong count ${count}: the top shows ${face}`;
  return new IllegalMoveError(message, "B8", say("battle-illegal-count", { count, face }));
}

/** A path of the right length leaves the board, is blocked, or ends on a piece of the same side. */
function explainPath({ board }: JudgedPosition, start: number, legs: readonly Leg[]): IllegalMoveError {
  const squares: number[] = [];
  for (const { direction, steps } of legs) {
    for (let step = 0; step < steps; step++) {
      const here = squares[squares.length - 1] ?? start;
      const next = findNeighbour(here, direction);
      if (next === null) return explainEdge(here, direction);
      squares.push(next);
    }
  }
  const target = squares.pop() as number;
  const blocked = squares.find((square) => board.pieces[square] !== EMPTY);
  const square = squareName(blocked ?? target);
  if (blocked !== undefined)
    return new IllegalMoveError(`the path is blocked at ${square}`, "B9", say("battle-illegal-blocked", { square }));
  return new IllegalMoveError(`your own piece stands on ${square}`, "B14", say("battle-illegal-own", { square }));
}

function explainEdge(here: number, direction: Direction): IllegalMoveError {
  const square = squareName(here);
  const edge = DIRECTION_NAMES[direction];
  const why = say("battle-illegal-edge", { direction: edge, square });
  return new IllegalMoveError(`the move leaves the board ${edge} of ${square}`, "B1", why);
}
