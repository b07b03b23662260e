import { expect, test } from "vitest";
import type { MovePicture } from "../protocol/types.ts";
import { soundOf } from "./hooks.ts";

test("the frame leaves a rolling die to its table, so that it is heard once", () => {
  const rolled: MovePicture = {
    kind: "move",
    move: "e1n1",
    side: 0,
    start: "e1",
    steps: [],
    captures: null,
    wins: null,
  };
  expect(soundOf(rolled)).toBeNull();
});
