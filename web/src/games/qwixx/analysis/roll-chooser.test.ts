import { expect, it } from "vitest";
import { averageValue, heatOf, stepCell } from "./roll-chooser.tsx";

it("is warm where a value is high", () => {
  expect([0.4, 0.5, 0.6].map((value) => heatOf([0.4, 0.5, 0.6], value))).toEqual([0, expect.closeTo(0.5), 1]);
  expect(heatOf([0.5, 0.5], 0.5)).toBe(0.5);
});

it("averages over all rolls", () => {
  expect(averageValue([0.2, 0.4, 0.6, 0.8])).toBeCloseTo(0.5);
});

it.each([
  [0, "ArrowDown", 6],
  [0, "ArrowUp", 0],
  [8, "ArrowRight", 9],
  [11, "ArrowRight", 11],
  [8, "Home", 6],
  [8, "End", 11],
  [8, "Enter", null],
])("moves from cell %d by %s to %s", (cell, key, to) => {
  expect(stepCell(cell, key)).toBe(to);
});
