import { expect, test } from "vitest";
import { picture, row } from "./canned.ts";
import { figure, leader, misthrowPoints } from "./scores.ts";

test("what misthrows cost is what the rows and the total leave open", () => {
  const rows = [row("r", { scores: [45, 1] }), row("y", { scores: [3, 3] })];
  const table = picture({ rows, totals: [43, 4] });
  expect(misthrowPoints(table, 0)).toBe(-5);
  expect(Object.is(misthrowPoints(table, 1), 0)).toBe(true);
});

test("who has more points leads, even below zero", () => {
  expect([leader([3, -5]), leader([-6, -5]), leader([4, 4])]).toEqual([0, 1, null]);
});

test("points below zero are printed with a true minus", () => {
  expect([figure(12), figure(0), figure(-5)]).toEqual(["12", "0", "−5"]);
});
