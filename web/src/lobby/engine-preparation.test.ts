import { expect, it } from "vitest";
import { findProgress } from "./engine-preparation.ts";

const engines = [{ rules: "qwixx", progress: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.3] }];

it("finds how far the engine is for a level", () => {
  expect(findProgress(engines, "qwixx", 1)).toBe(0.5);
  expect(findProgress(engines, "qwixx", 8)).toBe(0.3);
});

it("takes an engine that the server does not name as ready", () => {
  expect(findProgress(engines, "battle", 1)).toBe(1);
  expect(findProgress([], "qwixx", 1)).toBe(1);
});
