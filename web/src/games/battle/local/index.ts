/** Battle's rules for games in this browser, over its kernel. */

import type { Rules } from "../../../local/rules/contract.ts";
import type { Danger, Seat } from "../../../protocol/types.ts";
import { KING, squareName } from "./board.ts";
import { explain } from "./explanation.ts";
import type { BattleKernel } from "./kernel.ts";
import { loadBattleKernel } from "./kernel-loader.ts";
import { describeOutcome } from "./outcome.ts";
import { BattlePosition } from "./position.ts";
import { wrapKernel } from "./wasm-kernel.ts";

export async function loadRules(): Promise<Rules<BattlePosition>> {
  return createRules(wrapKernel(await loadBattleKernel()));
}

/** The rules that a kernel knows. */
export function createRules(kernel: BattleKernel): Rules<BattlePosition> {
  return {
    parsePosition: (text) => new BattlePosition(kernel, kernel.parsePosition(text)),
    findOutcome: (positions) => {
      const last = positions[positions.length - 1] as BattlePosition;
      return describeOutcome(last, kernel.findOutcome(positions.map(({ board }) => board)));
    },
    startsTurn: ({ toMove }) => toMove === 0,
    findThreats: (position, seat) => findThreats(position, seat),
    findDanger,
    explain,
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
