/** Names and views of Battle's squares and pieces. */
import { type Faces, tip } from "../../../die/orientation.ts";
import type { BattleDie, Seat } from "../../../protocol/types.ts";
import { FILES, RANKS } from "../constants.ts";

export const KING = 24;
export const EMPTY = -1;
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

/** Orientations by index: four times (top - 1) plus the place of the north face among the sorted side faces. */
const ORIENTATIONS: readonly Faces[] = listOrientations();

function listOrientations(): Faces[] {
  const found: Faces[] = [];
  const open: Faces[] = [[1, 2, 4]]; // with 1 on top and 2 to the north, 4 is to the east
  for (let faces = open.pop(); faces; faces = open.pop()) {
    const index = indexOf(faces);
    if (found[index]) continue;
    found[index] = faces;
    for (const direction of DIRECTIONS) open.push(tip(faces, direction));
  }
  return found;
}

function indexOf([top, north]: Faces): number {
  const sides = [1, 2, 3, 4, 5, 6].filter((face) => face !== top && face !== 7 - top);
  return 4 * (top - 1) + sides.indexOf(north);
}

/** The faces of a piece on top, to the north and to the east; null for a king-cube, as they do not matter. */
export function facesOf(piece: number): [number, number, number] | null {
  const faces = ORIENTATIONS[piece];
  return faces ? [...faces] : null;
}

/** The face on top; 0 for a king-cube. */
export function topOf(piece: number): number {
  return ORIENTATIONS[piece]?.[0] ?? 0;
}

export function viewDie(square: number, side: number, piece: number): BattleDie {
  return { square: squareName(square), side, faces: facesOf(piece) };
}

export function isSeat(owner: number): owner is Seat {
  return owner === 0 || owner === 1;
}
