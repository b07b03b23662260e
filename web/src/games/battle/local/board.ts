/** Names and views of Battle's squares and pieces. */
import type { BattleDie } from "../../../protocol/types.ts";
import { FILES, RANKS } from "../constants.ts";
import { FACES } from "../kernel/generated/battle.ts";

export { EMPTY, KING } from "../kernel/generated/battle.ts";

/** Each side's palace, e1 and e8. */
export const PALACES: readonly [number, number] = [4, 67];
export const DIRECTIONS = ["n", "s", "e", "w"] as const;
export type Direction = (typeof DIRECTIONS)[number];
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = { n: [0, 1], s: [0, -1], e: [1, 0], w: [-1, 0] };

export function squareName(square: number): string {
  return `${FILES[square % FILES.length]}${RANKS[Math.floor(square / FILES.length)]}`;
}

/** The square with this name, which must be one. */
export function findSquare(name: string): number {
  return FILES.indexOf(name[0] ?? "") + FILES.length * RANKS.indexOf(name[1] ?? "");
}

/** The next square in a direction; null at the edge of the board. */
export function findNeighbour(square: number, direction: Direction): number | null {
  const [east, north] = STEPS[direction];
  const file = (square % FILES.length) + east;
  const rank = Math.floor(square / FILES.length) + north;
  const isOnBoard = file >= 0 && file < FILES.length && rank >= 0 && rank < RANKS.length;
  return isOnBoard ? file + FILES.length * rank : null;
}

/** The faces of a piece on top, to the north and to the east; null for a king-cube, as they do not matter. */
export function facesOf(piece: number): [number, number, number] | null {
  const faces = FACES[piece];
  return faces ? [...faces] : null;
}

/** The face on top; 0 for a king-cube. */
export function topOf(piece: number): number {
  return FACES[piece]?.[0] ?? 0;
}

export function viewDie(square: number, side: number, piece: number): BattleDie {
  return { square: squareName(square), side, faces: facesOf(piece) };
}
