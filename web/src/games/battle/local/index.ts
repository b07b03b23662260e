/** Battle's rules for games in this browser, over its kernel. */

import type { Rules } from "../../../local/rules/contract.ts";
import type { Seat } from "../../../protocol/types.ts";
import { explain } from "./explanation.ts";
import type { BattleKernel, KernelPosition } from "./kernel.ts";
import { describeOutcome } from "./outcome.ts";
import { BattlePosition } from "./position.ts";

/** The rules that a kernel knows. */
export function createRules(kernel: BattleKernel): Rules<BattlePosition> {
  return {
    parsePosition: (text) => new BattlePosition(kernel, kernel.parsePosition(text)),
    findOutcome: (positions) => {
      const last = positions[positions.length - 1] as BattlePosition;
      const clause = kernel.findOutcome(listSinceCapture(positions));
      return describeOutcome(last, clause);
    },
    startsTurn: ({ toMove }) => toMove === 0,
    findThreats: (position, seat) => findThreats(position, seat),
    explain,
  };
}

/** The positions that may repeat: those since the last capture. */
function listSinceCapture(positions: readonly BattlePosition[]): KernelPosition[] {
  const boards = positions.map(({ board }) => board);
  const quiet = boards[boards.length - 1]?.sinceCapture ?? 0;
  return boards.slice(Math.max(0, boards.length - 1 - quiet));
}

function findThreats(position: BattlePosition, seat: Seat) {
  if (position.clause !== 0) return [];
  const opponents = position.toMove === seat ? position.passTurn() : position;
  return opponents.winningMoves().map((move) => move.view());
}
