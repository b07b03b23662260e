/** Lines of an engine in a form that can be shown: each move with its words, its mover and what leads to it. */

import type { MoveView, Seat, Translatable } from "../../protocol/types.ts";
import type { Candidate, Position } from "../../rules/contract.ts";

/** A move of a line. */
export interface LineMove {
  readonly text: string;
  readonly words: Translatable;
  readonly seat: Seat;
  readonly view: MoveView;
  /** The moves of the line up to this one. */
  readonly moves: readonly string[];
}

export interface Line {
  readonly moves: readonly LineMove[];
  /** The probability of winning for the side to act. */
  readonly value: number;
  /** In how many plies the game is won (above 0) or lost (below 0) by force; null if it is not. */
  readonly pliesToEnd: number | null;
}

/** How many moves of a line are shown; the rest is seldom what will be played. */
const MAX_SHOWN = 8;

/** A candidate's line from a position. It ends before a move that is not legal, which an old answer may have. */
export function readLine(position: Position, { line, value, pliesToEnd }: Candidate): Line {
  const moves: LineMove[] = [];
  let here = position;
  for (const [index, text] of line.slice(0, MAX_SHOWN).entries()) {
    const move = here.legalMoves().find((legal) => legal.text === text);
    if (!move) break;
    moves.push({ text, words: move.words(), seat: here.toMove, view: move.view(), moves: line.slice(0, index + 1) });
    here = move.play();
  }
  return { moves, value, pliesToEnd };
}
