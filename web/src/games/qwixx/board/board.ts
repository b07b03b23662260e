/** The printed board: rows, fields, layouts, and cursor movement. No rules. */
import { ROW_NUMBERS } from "../constants.ts";

export const COLOURS = ["r", "y", "g", "b"] as const;
export type Colour = (typeof COLOURS)[number];

/** A row has numbered places, then the lock. */
export const PLACES = ROW_NUMBERS[0].length;
export const LOCK = PLACES;

/** columns: rows drawn vertically, on narrow screens. side: dice beside the board, on low screens. */
export type Layout = "columns" | "rows" | "side";

export function layoutFor(width: number, height: number): Layout {
  if (width < 620) return "columns";
  return height < 552 && width > height ? "side" : "rows";
}

/** The number printed on a place; NaN beside the board. */
export function numberAt(row: number, place: number): number {
  return ROW_NUMBERS[row]?.[place] ?? Number.NaN;
}

export function fieldName(row: number, place: number): string {
  return `${COLOURS[row] ?? ""}${numberAt(row, place)}`;
}

/** The field that has the keyboard focus: a row, and a place or the lock. */
export interface Cursor {
  row: number;
  place: number;
}

/** The step of each arrow key in the layouts "rows" and "side", in rows and places. */
const STEPS: Record<string, readonly [number, number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

const ROTATED_KEYS: Record<string, string> = {
  ArrowRight: "ArrowDown",
  ArrowLeft: "ArrowUp",
  ArrowDown: "ArrowRight",
  ArrowUp: "ArrowLeft",
};

/**
 * Where a key moves the cursor; null for other keys.
 * Page Up and Page Down cycle through the open fields, given in the order of the board.
 */
export function moveCursor(cursor: Cursor, key: string, layout: Layout, open: readonly Cursor[]): Cursor | null {
  if (key === "Home") return { ...cursor, place: 0 };
  if (key === "End") return { ...cursor, place: LOCK };
  if (key === "PageDown") return nextOpen(cursor, open) ?? open[0] ?? cursor;
  if (key === "PageUp") return nextOpen(cursor, open.toReversed(), -1) ?? open.at(-1) ?? cursor;
  const step = STEPS[layout === "columns" ? (ROTATED_KEYS[key] ?? "") : key];
  if (step === undefined) return null;
  return {
    row: clamp(cursor.row + step[0], COLOURS.length - 1),
    place: clamp(cursor.place + step[1], LOCK),
  };
}

function nextOpen(cursor: Cursor, open: readonly Cursor[], direction = 1): Cursor | undefined {
  return open.find((field) => direction * (boardOrder(field) - boardOrder(cursor)) > 0);
}

function boardOrder(field: Cursor): number {
  return field.row * (LOCK + 1) + field.place;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
