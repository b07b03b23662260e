/** The squares of the board, and their places as seen from a seat. */

import type { Direction } from "../../../die/orientation.ts";
import { STEPS } from "../../../die/orientation.ts";
import type { Seat } from "../../../protocol/types.ts";
import { FILES, RANKS } from "../constants.ts";

export const WIDTH = FILES.length;
export const HEIGHT = RANKS.length;

/** A place on the screen: column from the left, row from the top. */
export interface Place {
  x: number;
  y: number;
}

/** The place of a square, seen from a seat. */
export function placeOf(square: string, seat: Seat): Place {
  const [file, rank] = [FILES.indexOf(square.charAt(0)), RANKS.indexOf(square.charAt(1))];
  return seat === 0 ? { x: file, y: HEIGHT - 1 - rank } : { x: WIDTH - 1 - file, y: rank };
}

/** The square at a place; null outside the board. */
export function squareAt({ x, y }: Place, seat: Seat): string | null {
  const [file, rank] = seat === 0 ? [x, HEIGHT - 1 - y] : [WIDTH - 1 - x, y];
  const [letter, digit] = [FILES[file], RANKS[rank]];
  return letter === undefined || digit === undefined ? null : letter + digit;
}

/** The squares row by row, as seen from a seat. */
export function rows(seat: Seat): string[][] {
  return Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => squareAt({ x, y }, seat) as string),
  );
}

/** The directions of a path's steps, as seen from a seat. */
export function directions(path: readonly string[], seat: Seat): Direction[] {
  return path.slice(1).map((square, index) => {
    const [from, to] = [placeOf(path[index] as string, seat), placeOf(square, seat)];
    if (to.y !== from.y) return to.y < from.y ? "n" : "s";
    return to.x > from.x ? "e" : "w";
  });
}

/** Parse the legs of a move to the direction of each step: `n4w1` gives n n n n w. */
export function parseDirections(legs: string): Direction[] {
  return [...legs.matchAll(/([nsew])(\d)/g)].flatMap(([, letter, count]) =>
    Array<Direction>(Number(count)).fill(letter as Direction),
  );
}

/** Parse a move's notation to the squares of its path, with its start: `i1n4w1` gives i1 i2 i3 i4 i5 h5. */
export function parsePath(notation: string): string[] {
  const path = [notation.slice(0, 2)];
  for (const direction of parseDirections(notation.slice(2))) {
    const { x, y } = placeOf(path.at(-1) as string, 0);
    const [dx, dy] = STEPS[direction];
    const next = squareAt({ x: x + dx, y: y + dy }, 0);
    if (next !== null) path.push(next);
  }
  return path;
}

/** Runs of equal directions with their lengths: a move has one or two. */
export function legs(path: readonly Direction[]): { direction: Direction; count: number }[] {
  const found: { direction: Direction; count: number }[] = [];
  for (const direction of path) {
    const current = found.at(-1);
    if (current?.direction === direction) current.count += 1;
    else found.push({ direction, count: 1 });
  }
  return found;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/** The square an arrow key moves to; null for other keys and at the edge. */
export function stepCursor(key: string, from: string, seat: Seat): string | null {
  const step = ARROWS[key];
  if (step === undefined) return null;
  const { x, y } = placeOf(from, seat);
  return squareAt({ x: x + step[0], y: y + step[1] }, seat);
}
