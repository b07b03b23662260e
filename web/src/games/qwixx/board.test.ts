import { expect, test } from "vitest";
import { fieldName, LOCK, layoutFor, numberAt, walk } from "./board.ts";

test("red and yellow count up from the left, green and blue down", () => {
  expect([0, 1, 2, 3].map((row) => [numberAt(row, 0), numberAt(row, 10)])).toEqual([
    [2, 12],
    [2, 12],
    [12, 2],
    [12, 2],
  ]);
});

test("fields are named as moves are written", () => {
  expect([fieldName(0, 5), fieldName(1, 10), fieldName(2, 10), fieldName(3, 2)]).toEqual(["r7", "y12", "g2", "b10"]);
});

test("a narrow table stands upright, a low one has its dice beside it", () => {
  expect(layoutFor(360, 740)).toBe("columns");
  expect(layoutFor(740, 360)).toBe("beside");
  expect(layoutFor(1008, 456)).toBe("beside");
  expect(layoutFor(1000, 596)).toBe("rows");
});

test("an arrow key goes where it points, however the rows lie", () => {
  const from = { row: 1, place: 4 };
  expect(walk(from, "ArrowRight", "rows", [])).toEqual({ row: 1, place: 5 });
  expect(walk(from, "ArrowDown", "rows", [])).toEqual({ row: 2, place: 4 });
  expect(walk(from, "ArrowRight", "columns", [])).toEqual({ row: 2, place: 4 });
  expect(walk(from, "ArrowUp", "columns", [])).toEqual({ row: 1, place: 3 });
});

test("the cursor stays on the board", () => {
  expect(walk({ row: 0, place: 0 }, "ArrowUp", "rows", [])).toEqual({ row: 0, place: 0 });
  expect(walk({ row: 3, place: LOCK }, "ArrowRight", "rows", [])).toEqual({ row: 3, place: LOCK });
  expect(walk({ row: 2, place: 5 }, "End", "rows", [])).toEqual({ row: 2, place: LOCK });
  expect(walk({ row: 2, place: 5 }, "x", "rows", [])).toBeNull();
});

test("Page Down and Page Up go round the open fields", () => {
  const open = [
    { row: 0, place: 5 },
    { row: 0, place: 8 },
    { row: 2, place: 1 },
  ];
  expect(walk({ row: 0, place: 5 }, "PageDown", "rows", open)).toEqual(open[1]);
  expect(walk({ row: 3, place: 0 }, "PageDown", "rows", open)).toEqual(open[0]);
  expect(walk({ row: 1, place: 0 }, "PageUp", "columns", open)).toEqual(open[1]);
  expect(walk({ row: 0, place: 5 }, "PageUp", "rows", open)).toEqual(open[2]);
  expect(walk({ row: 1, place: 1 }, "PageDown", "rows", [])).toEqual({ row: 1, place: 1 });
});
