/** Battle's rules for games in this browser, over its kernel. */

import { otherSeat } from "../../protocol/seat.ts";
import type { Danger, Seat } from "../../protocol/types.ts";
import type { Outcome, Rules } from "../../rules/contract.ts";
import { gradeGame } from "../../rules/grading.ts";
import { askReasons } from "../../rules/reasons.ts";
import { MESSAGES } from "./kernel/generated/battle-reasons.ts";
import { loadBattleKernel } from "./kernel/loader.ts";
import {
  type BattleKernel,
  checkPosition,
  findEnding,
  parseMove,
  parsePosition,
  writePosition,
} from "./kernel/position.ts";
import { KING, squareName } from "./pieces.ts";
import { BattlePosition } from "./position.ts";
import { ENDING_CLAUSES, ENDINGS, VICTORY_COUNT } from "./rules-constants.ts";

export async function load(): Promise<Rules<BattlePosition>> {
  return createRules(await loadBattleKernel());
}

/** The rules that a kernel knows. */
export function createRules(kernel: BattleKernel): Rules<BattlePosition> {
  return {
    parsePosition: (text) => {
      const board = parsePosition(kernel, text);
      if (!board) throw new Error(`${text} is no position`);
      return new BattlePosition(kernel, board);
    },
    checkPosition: (text) => checkPosition(kernel, text),
    findOutcome: (positions) => {
      const last = positions[positions.length - 1] as BattlePosition;
      const clause = findEnding(
        kernel,
        positions.map(({ board }) => board),
      );
      return describeOutcome(last, clause ?? 0);
    },
    startsTurn: ({ toMove }) => toMove === 0,
    findThreats: (position, seat) => findThreats(position, seat),
    findDanger,
    explain: ({ board }, candidate, others) => {
      writePosition(kernel, board);
      return askReasons(kernel, MESSAGES, candidate, others, parseMove);
    },
    grade: (plies, score) => gradeGame(kernel, plies, score),
  };
}

function findThreats(position: BattlePosition, seat: Seat) {
  if (position.clause !== 0) return [];
  const opponents = position.toMove === seat ? position.passTurn() : position;
  return opponents.winningMoves().map((move) => move.view());
}

/** That the king of the side to move can be captured, else that its palace can be entered. */
function findDanger(position: BattlePosition): Danger | null {
  const winning = position.passTurn().winningMoves();
  const captures = winning.filter(({ captured }) => captured === KING);
  const moves = captures.length > 0 ? captures : winning;
  const [first] = moves;
  if (!first) return null;
  const what = captures.length > 0 ? "king" : "palace";
  return { what, square: squareName(first.target), moves: moves.map(({ text }) => text) };
}

/** The outcome by a clause, in a position that it ends; null for 0. */
function describeOutcome({ toMove }: BattlePosition, number: number): Outcome | null {
  const clause = `B${number}`;
  const index = (ENDING_CLAUSES as readonly string[]).indexOf(clause);
  const reason = ENDINGS[index];
  return reason === undefined ? null : { winner: index < VICTORY_COUNT ? otherSeat(toMove) : null, reason, clause };
}
