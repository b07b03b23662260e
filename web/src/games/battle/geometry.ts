/** The board's squares by name, and where they lie as a seat sees them. */

import type { Direction } from "../../die/orientation.ts";
import { STEPS } from "../../die/orientation.ts";
import type { Seat } from "../../protocol/types.ts";

export const FILES = "abcdefghi";
export const RANKS = "12345678";
export const WIDTH = FILES.length;
export const HEIGHT = RANKS.length;

/** A place as the eye sees it: columns from the left, rows from the top. */
export interface Place {
  x: number;
  y: number;
}

/** Where a square lies, seen from a seat. */
export function placeOf(square: string, seat: Seat): Place {
  const [file, rank] = [FILES.indexOf(square.charAt(0)), RANKS.indexOf(square.charAt(1))];
  return seat === 0 ? { x: file, y: HEIGHT - 1 - rank } : { x: WIDTH - 1 - file, y: rank };
}

/** The square at a place; null where the board ends. */
export function squareAt({ x, y }: Place, seat: Seat): string | null {
  const [file, rank] = seat === 0 ? [x, HEIGHT - 1 - y] : [WIDTH - 1 - x, y];
  const [letter, digit] = [FILES[file], RANKS[rank]];
  return letter === undefined || digit === undefined ? null : letter + digit;
}

/** The squares row by row, from the far left to the near right. */
export function rows(seat: Seat): string[][] {
  return Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => squareAt({ x, y }, seat) as string),
  );
}

/** The directions, as the eye sees them, that lead from square to neighbouring square. */
export function directions(way: readonly string[], seat: Seat): Direction[] {
  return way.slice(1).map((square, index) => {
    const [from, to] = [placeOf(way[index] as string, seat), placeOf(square, seat)];
    if (to.y !== from.y) return to.y < from.y ? "n" : "s";
    return to.x > from.x ? "e" : "w";
  });
}

/** The squares a move in notation passes, its start included: `i1n4w1` gives i1 i2 i3 i4 i5 h5. */
export function parseWay(notation: string): string[] {
  const way = [notation.slice(0, 2)];
  for (const [, letter, count] of notation.slice(2).matchAll(/([nsew])(\d)/g)) {
    const [dx, dy] = STEPS[letter as Direction];
    for (let step = 0; step < Number(count); step++) {
      const { x, y } = placeOf(way.at(-1) as string, 0);
      const next = squareAt({ x: x + dx, y: y + dy }, 0);
      if (next !== null) way.push(next);
    }
  }
  return way;
}

/** Runs of equal directions with their lengths: a move has one or two. */
export function legs(way: readonly Direction[]): { way: Direction; count: number }[] {
  const found: { way: Direction; count: number }[] = [];
  for (const direction of way) {
    const current = found.at(-1);
    if (current?.way === direction) current.count += 1;
    else found.push({ way: direction, count: 1 });
  }
  return found;
}
