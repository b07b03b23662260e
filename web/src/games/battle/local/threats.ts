/** Threats on the board: dice that can be taken for nothing, and runs to the palace. As in Python's explanations. */
import { otherSeat } from "../../../protocol/seat.ts";
import { DIRECTIONS, findNeighbour, PALACES } from "./board.ts";
import type { BattlePosition, PieceMove } from "./position.ts";

/** Where the side to move can capture a die for nothing: no reply recaptures or wins. */
export function findLooseDice(position: BattlePosition): Set<number> {
  const loose = new Set<number>();
  for (const move of position.legalMoves())
    if (move.capturesDie && !loose.has(move.target) && isSafeCapture(move)) loose.add(move.target);
  return loose;
}

function isSafeCapture(move: PieceMove): boolean {
  const replies = move.play().legalMoves();
  return replies.every(({ target, winningClause }) => target !== move.target && winningClause === 0);
}

/**
 * Whether the side to move can bring its king beside the enemy palace where nothing stops it: it enters with its next
 * move, unless it is captured first or a die of its own stands there.
 */
export function hasPalaceRun(position: BattlePosition): boolean {
  const palace = PALACES[otherSeat(position.toMove)];
  if (position.board.owners[palace] === position.toMove) return false;
  const beside = DIRECTIONS.map((direction) => findNeighbour(palace, direction));
  return position
    .legalMoves()
    .some(
      (move) =>
        move.winningClause === 0 &&
        move.isKing &&
        beside.includes(move.target) &&
        move.play().winningMoves().length === 0,
    );
}
