/** Dice won and lost along a principal variation. */
import type { BattlePosition, PieceMove } from "./position.ts";
import { findLooseDice } from "./threats.ts";

/** A die won later than by one's own third move is not mentioned. */
const MAX_GAIN_PLY = 5;

/** The moves of a line. */
export function readLine(position: BattlePosition, line: readonly string[]): PieceMove[] {
  const moves: PieceMove[] = [];
  let here = position;
  for (const text of line) {
    const move = here.parseMove(text);
    moves.push(move);
    here = move.play();
  }
  return moves;
}

/**
 * After each ply of a line, how many dice more the side to move has won than lost. The last entry counts a die as lost
 * that the opponent, to move then, could take for nothing.
 */
function traceBalance(line: readonly PieceMove[]): number[] {
  let won = 0;
  const balance = line.map((move, ply) => (won += move.capturesDie ? (ply % 2 === 0 ? 1 : -1) : 0));
  const last = line[line.length - 1];
  if (last && line.length % 2 === 1 && findLooseDice(last.play()).size > 0) balance[balance.length - 1] = won - 1;
  return balance;
}

/** The ply, counted from 1, from which on a line is a die ahead; null if too late or never. */
export function findGainPly(line: readonly PieceMove[]): number | null {
  const balance = traceBalance(line);
  if ((balance[balance.length - 1] ?? 0) <= 0) return null;
  const first = balance.findLastIndex((dice) => dice <= 0) + 2;
  return first <= MAX_GAIN_PLY ? first : null;
}

/** How many dice more a line wins than it loses, up to its end. */
export function countDiceWon(line: readonly PieceMove[]): number {
  return traceBalance(line).at(-1) ?? 0;
}
