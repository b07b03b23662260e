import { expect, test } from "vitest";
import type { OutcomeInfo } from "../protocol/types.ts";
import { addResult, formatPoints } from "./match-score.ts";

const end = (result: OutcomeInfo["result"], winner: OutcomeInfo["winner"]): OutcomeInfo => ({
  result,
  winner,
  reason: "resignation",
  clause: null,
});

test("a win counts a point, a draw half a point for both, an aborted game nothing", () => {
  expect(addResult([1, 0.5], end("1-0", 0))).toEqual([2, 0.5]);
  expect(addResult([1, 0.5], end("0-1", 1))).toEqual([1, 1.5]);
  expect(addResult([1, 0.5], end("1/2-1/2", null))).toEqual([1.5, 1]);
  expect(addResult([1, 0.5], end("*", null))).toEqual([1, 0.5]);
  expect(addResult([1, 0.5], null)).toEqual([1, 0.5]);
});

test("half a point is written as a fraction", () => {
  expect([0, 0.5, 1, 2.5].map(formatPoints)).toEqual(["0", "½", "1", "2½"]);
});
