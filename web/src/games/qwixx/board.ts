/** The board as it is printed: rows, fields, and how a cursor walks over them. Nothing here knows the rules. */

export const COLOURS = ["r", "y", "g", "b"] as const;
export type Colour = (typeof COLOURS)[number];

/** A row has eleven numbered places, then the lock. */
export const PLACES = 11;
export const LOCK = 11;

/** Where the table has little width its rows stand upright; where it has little height the dice lie beside it. */
export type Layout = "columns" | "rows" | "beside";

export function layoutFor(width: number, height: number): Layout {
  if (width < 620) return "columns";
  return height < 552 && width > height ? "beside" : "rows";
}

/** The number printed on a place: red and yellow count up from the left, green and blue down. */
export function numberAt(row: number, place: number): number {
  return row < 2 ? place + 2 : 12 - place;
}

export function fieldName(row: number, place: number): string {
  return `${COLOURS[row] ?? ""}${numberAt(row, place)}`;
}

/** A field of the board under the keyboard: a row, and a place or the lock. */
export interface Cursor {
  row: number;
  place: number;
}

/** How far an arrow key goes on the board as it is laid out, as rows and places. */
const STEPS: Record<string, readonly [number, number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

const UPRIGHT: Record<string, string> = {
  ArrowRight: "ArrowDown",
  ArrowLeft: "ArrowUp",
  ArrowDown: "ArrowRight",
  ArrowUp: "ArrowLeft",
};

/**
 * Where a key leads from a field; null for a key that moves no cursor.
 * Page Up and Page Down go round the open fields, given in the order of the board.
 */
export function walk(cursor: Cursor, key: string, layout: Layout, open: readonly Cursor[]): Cursor | null {
  if (key === "Home") return { ...cursor, place: 0 };
  if (key === "End") return { ...cursor, place: LOCK };
  if (key === "PageDown") return next(cursor, open) ?? open[0] ?? cursor;
  if (key === "PageUp") return next(cursor, open.toReversed(), -1) ?? open.at(-1) ?? cursor;
  const step = STEPS[layout === "columns" ? (UPRIGHT[key] ?? "") : key];
  if (step === undefined) return null;
  return {
    row: bounded(cursor.row + step[0], COLOURS.length - 1),
    place: bounded(cursor.place + step[1], LOCK),
  };
}

function next(cursor: Cursor, open: readonly Cursor[], direction = 1): Cursor | undefined {
  return open.find((field) => direction * (order(field) - order(cursor)) > 0);
}

function order(field: Cursor): number {
  return field.row * (LOCK + 1) + field.place;
}

function bounded(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
