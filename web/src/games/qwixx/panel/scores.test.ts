import { expect, test } from "vitest";
import { picture, row } from "../fixtures.ts";
import { formatPoints, leader, misthrowPoints } from "./scores.ts";

test("misthrow points are the total minus the rows", () => {
  const rows = [row("r", { scores: [45, 1] }), row("y", { scores: [3, 3] })];
  const table = picture({ rows, totals: [43, 4] });
  expect(misthrowPoints(table, 0)).toBe(-5);
  expect(Object.is(misthrowPoints(table, 1), 0)).toBe(true);
});

test("the side with more points leads, even below zero", () => {
  expect([leader([3, -5]), leader([-6, -5]), leader([4, 4])]).toEqual([0, 1, null]);
});

test("negative points have a typographic minus", () => {
  expect([formatPoints(12), formatPoints(0), formatPoints(-5)]).toEqual(["12", "0", "−5"]);
});
