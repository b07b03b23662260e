/** Names of Qwixx Duel's fields, and what can be read off the board. */
import type { Seat } from "../../protocol/types.ts";
import { ROW_NUMBERS } from "./constants.ts";

/** The stones of a position. */
interface Stones {
  /** By field, the side whose stones lie there, -1 for none; and how many they are. */
  readonly owners: Int8Array;
  readonly heights: Int8Array;
  /** By row, the side whose stone lies on the lock; -1 for none. */
  readonly locks: Int8Array;
}

export const WIDTH = ROW_NUMBERS[0].length;
/** The place of a row's right-most number; the lock is right of it. */
export const LAST = WIDTH - 1;
export const COLOURS = ["r", "y", "g", "b"] as const;
export const COLOUR_WORDS = ["red", "yellow", "green", "blue"] as const;

export const rowOf = (field: number): number => Math.floor(field / WIDTH);
export const placeOf = (field: number): number => field % WIDTH;
export const numberOf = (field: number): number => ROW_NUMBERS[rowOf(field) as 0]?.[placeOf(field) as 0] ?? 0;
export const colourOf = (field: number): string => COLOURS[rowOf(field)] ?? "";
export const fieldName = (field: number): string => `${colourOf(field)}${numberOf(field)}`;

const FIELDS = new Map(Array.from({ length: COLOURS.length * WIDTH }, (_, field) => [fieldName(field), field]));

/** The field with this name; undefined for none. */
export const findField = (name: string): number | undefined => FIELDS.get(name);

/** What lies on a field: whose stones, and how many; null for nothing. */
export function stackOn({ owners, heights }: Stones, field: number): [Seat, number] | null {
  const owner = owners[field];
  return owner === 0 || owner === 1 ? [owner, heights[field] ?? 0] : null;
}

/** Whose stone lies on the lock of a row; null for nobody's. */
export function lockOf({ locks }: Stones, row: number): Seat | null {
  const owner = locks[row];
  return owner === 0 || owner === 1 ? owner : null;
}

/** Whether the right-most number of a row has been taken. */
export function isClosed(position: Stones, row: number): boolean {
  return stackOn(position, row * WIDTH + LAST) !== null;
}

/** The place of a side's right-most stone in a row, or of anybody's; -1 where there is none. */
export function findRightmost(position: Stones, row: number, side?: Seat): number {
  for (let place = LAST; place >= 0; place--) {
    const stack = stackOn(position, row * WIDTH + place);
    if (stack && (side === undefined || stack[0] === side)) return place;
  }
  return -1;
}

/** How many stones of a side are in a row, the lock's included. */
export function countStones(position: Stones, row: number, side: Seat): number {
  let count = lockOf(position, row) === side ? 1 : 0;
  for (let place = 0; place <= LAST; place++) {
    const stack = stackOn(position, row * WIDTH + place);
    if (stack?.[0] === side) count += stack[1];
  }
  return count;
}
