/** Qwixx Duel's rules for games in this browser, over its kernel. */
import type { Outcome, Rules } from "../../rules/contract.ts";
import { gradeGame } from "../../rules/grading.ts";
import { askReasons } from "../../rules/reasons.ts";
import { findField } from "./fields.ts";
import { DECLINED } from "./kernel/generated/qwixx.ts";
import { MESSAGES } from "./kernel/generated/qwixx-reasons.ts";
import { loadQwixxKernel } from "./kernel/loader.ts";
import { checkPosition, parsePosition } from "./kernel/position.ts";
import type { QwixxKernel } from "./kernel/search.ts";
import { QwixxPosition } from "./position.ts";
import { END_CLAUSE, ENDINGS } from "./rules-constants.ts";

export async function load(): Promise<Rules<QwixxPosition>> {
  return createRules(await loadQwixxKernel());
}

/** The rules that a kernel knows. */
export function createRules(kernel: QwixxKernel): Rules<QwixxPosition> {
  return {
    parsePosition: (text) => new QwixxPosition(parsePosition(kernel, text)),
    checkPosition: (text) => checkPosition(kernel, text),
    findOutcome: (positions) => findOutcome(positions[positions.length - 1] as QwixxPosition),
    startsTurn: ({ board }) => board.dice === null,
    explain: ({ board }, candidate, others) =>
      askReasons(board.load(), MESSAGES, candidate, others, (text) => findField(text) ?? DECLINED),
    grade: (plies, score) => gradeGame(kernel, plies, score),
  };
}

/** How the game has ended; null while it goes on. */
function findOutcome({ board }: QwixxPosition): Outcome | null {
  if (board.ending < 0) return null;
  return { winner: board.winner, reason: ENDINGS[board.ending as 0] ?? "", clause: END_CLAUSE };
}
