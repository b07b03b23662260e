/** A first hint marks the die that moves. */
import type { BattleMove, MoveView } from "../../protocol/types.ts";

export function markPiece(move: MoveView): readonly string[] {
  return [(move as BattleMove).start];
}
