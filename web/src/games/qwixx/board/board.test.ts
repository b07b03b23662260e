import { expect, test } from "vitest";
import { COLOURS, fieldName, LOCK, layoutFor, moveCursor, numberAt, SIGNS } from "./board.ts";

test("red and yellow count up from the left, green and blue down", () => {
  expect([0, 1, 2, 3].map((row) => [numberAt(row, 0), numberAt(row, 10)])).toEqual([
    [2, 12],
    [2, 12],
    [12, 2],
    [12, 2],
  ]);
});

test("field names are those of the move notation", () => {
  expect([fieldName(0, 5), fieldName(1, 10), fieldName(2, 10), fieldName(3, 2)]).toEqual(["r7", "y12", "g2", "b10"]);
});

test("a narrow table uses columns, a low one the low layout", () => {
  expect(layoutFor(360, 740)).toBe("columns");
  expect(layoutFor(304, 400)).toBe("columns");
  expect(layoutFor(740, 360)).toBe("low");
  expect(layoutFor(436, 270)).toBe("low");
  expect(layoutFor(1008, 456)).toBe("low");
  expect(layoutFor(1000, 596)).toBe("rows");
});

test("an arrow key moves in its direction in every layout", () => {
  const from = { row: 1, place: 4 };
  expect(moveCursor(from, "ArrowRight", "rows", [])).toEqual({ row: 1, place: 5 });
  expect(moveCursor(from, "ArrowDown", "rows", [])).toEqual({ row: 2, place: 4 });
  expect(moveCursor(from, "ArrowRight", "columns", [])).toEqual({ row: 2, place: 4 });
  expect(moveCursor(from, "ArrowUp", "columns", [])).toEqual({ row: 1, place: 3 });
});

test("the cursor stays on the board", () => {
  expect(moveCursor({ row: 0, place: 0 }, "ArrowUp", "rows", [])).toEqual({ row: 0, place: 0 });
  expect(moveCursor({ row: 3, place: LOCK }, "ArrowRight", "rows", [])).toEqual({ row: 3, place: LOCK });
  expect(moveCursor({ row: 2, place: 5 }, "End", "rows", [])).toEqual({ row: 2, place: LOCK });
  expect(moveCursor({ row: 2, place: 5 }, "x", "rows", [])).toBeNull();
});

test("Page Down and Page Up cycle through the open fields", () => {
  const open = [
    { row: 0, place: 5 },
    { row: 0, place: 8 },
    { row: 2, place: 1 },
  ];
  expect(moveCursor({ row: 0, place: 5 }, "PageDown", "rows", open)).toEqual(open[1]);
  expect(moveCursor({ row: 3, place: 0 }, "PageDown", "rows", open)).toEqual(open[0]);
  expect(moveCursor({ row: 1, place: 0 }, "PageUp", "columns", open)).toEqual(open[1]);
  expect(moveCursor({ row: 0, place: 5 }, "PageUp", "rows", open)).toEqual(open[2]);
  expect(moveCursor({ row: 1, place: 1 }, "PageDown", "rows", [])).toEqual({ row: 1, place: 1 });
});

test("every row has a sign of its own", () => {
  const signs = COLOURS.map((colour) => SIGNS[colour]);
  expect(new Set(signs).size).toBe(4);
  expect(signs).not.toContain(undefined);
});
