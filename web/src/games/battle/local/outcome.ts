/** How a game of Battle ends: words for the clauses that the kernel names. */

import type { Outcome } from "../../../local/rules/contract.ts";
import { otherSeat } from "../../../protocol/seat.ts";
import type { JudgedPosition } from "./kernel.ts";

const REASONS: Readonly<Record<number, string>> = {
  16: "king captured",
  17: "palace taken",
  18: "no move",
  19: "repetition",
  20: "long game",
};
const NO_MOVE = 18;
const FIRST_DRAW = 18;

/** The outcome by a clause, in a position that it ends; null for 0. */
export function describeOutcome({ board }: Pick<JudgedPosition, "board">, clause: number): Outcome | null {
  if (clause === 0) return null;
  const winner = clause < FIRST_DRAW ? otherSeat(board.toMove) : null;
  return { winner, reason: REASONS[clause] ?? "", clause: `B${clause}` };
}

/** The outcome that does not depend on the legal moves. */
export function findDecision(position: JudgedPosition): Outcome | null {
  return position.clause === NO_MOVE ? null : describeOutcome(position, position.clause);
}
