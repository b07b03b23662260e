import { expect, test } from "vitest";
import { directions, legs, parsePath, placeOf, rows, squareAt } from "./geometry.ts";

test("White sees a1 at the near left, Black at the far right", () => {
  expect(placeOf("a1", 0)).toEqual({ x: 0, y: 7 });
  expect(placeOf("a1", 1)).toEqual({ x: 8, y: 0 });
  for (const seat of [0, 1] as const)
    for (const [y, row] of rows(seat).entries())
      for (const [x, square] of row.entries()) {
        expect(placeOf(square, seat)).toEqual({ x, y });
        expect(squareAt({ x, y }, seat)).toBe(square);
      }
  expect(squareAt({ x: 9, y: 0 }, 0)).toBeNull();
});

test("a move's notation gives every square of its path", () => {
  expect(parsePath("i1n4w1")).toEqual(["i1", "i2", "i3", "i4", "i5", "h5"]);
  expect(parsePath("e8s1")).toEqual(["e8", "e7"]);
});

test("seen from Black's seat a path north goes down the screen", () => {
  expect(directions(parsePath("i1n2w1"), 0)).toEqual(["n", "n", "w"]);
  expect(directions(parsePath("i1n2w1"), 1)).toEqual(["s", "s", "e"]);
  expect(legs(directions(parsePath("i1n2w1"), 0))).toEqual([
    { direction: "n", count: 2 },
    { direction: "w", count: 1 },
  ]);
});
