/** The printed board: rows, fields, layouts, and cursor movement. No rules. */
import { ROW_NUMBERS } from "../constants.ts";

export const COLOURS = ["r", "y", "g", "b"] as const;
export type Colour = (typeof COLOURS)[number];

/** The shape of each row's sign as an SVG path, 24 units wide: a heart, a star, a clover, a drop. */
export const SIGNS: Readonly<Record<string, string>> = {
  r: "M12 21.5C5 15.8 2 12.2 2 8.2 2 5 4.4 2.8 7.2 2.8c2 0 3.8 1.1 4.8 3.1 1-2 2.8-3.1 4.8-3.1C19.6 2.8 22 5 22 8.2c0 4-3 7.6-10 13.3Z",
  y: "M12 2.1L14.8 9.1L22.3 9.6L16.5 14.4L18.3 21.6L12 17.6L5.7 21.6L7.5 14.4L1.7 9.6L9.2 9.1Z",
  g: "M12 1.8a4.7 4.7 0 0 1 4.3 6.7 4.7 4.7 0 1 1-3 8.2l1.4 5.5H9.3l1.4-5.5a4.7 4.7 0 1 1-3-8.2A4.7 4.7 0 0 1 12 1.8Z",
  b: "M12 1.5c3.6 4.6 7.3 9.2 7.3 13.6a7.3 7.3 0 0 1-14.6 0C4.7 10.7 8.4 6.1 12 1.5Z",
};

/** A row has numbered places, then the lock. */
export const PLACES = ROW_NUMBERS[0].length;
export const LOCK = PLACES;

/** columns: rows drawn vertically, on narrow screens. low: everything but the board in small, on low screens. */
export type Layout = "columns" | "rows" | "low";

export function layoutFor(width: number, height: number): Layout {
  if (height < 552 && width > height) return "low";
  return width < 620 ? "columns" : "rows";
}

/** The number printed on a place; NaN outside the board. */
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

/** The step of each arrow key in the layouts "rows" and "low", in rows and places. */
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
