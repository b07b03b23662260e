import { expect, test } from "vitest";
import { parsePath } from "../board/geometry.ts";
import { drawPath } from "./path-icon-geometry.ts";

const HALF_A_LINE = 0.875;
const FIRST_LEGS = ["n", "s", "e", "w"];

/** Every shape of a path: a leg of one to five squares, then none or one at a right angle. */
function shapes(): string[] {
  return FIRST_LEGS.flatMap((first) => {
    const turns = first === "n" || first === "s" ? ["e", "w"] : ["n", "s"];
    return [1, 2, 3, 4, 5].flatMap((count) => [
      `e4${first}${Math.min(count, 3)}`,
      ...turns.flatMap((second) =>
        [1, 2, 3, 4].map((rest) => `e${first === "s" ? 6 : 3}${first}${Math.min(count, 4)}${second}${rest}`),
      ),
    ]);
  });
}

test.each(shapes())("the icon of %s is drawn within its edges", (notation) => {
  const { start, line, head } = drawPath(parsePath(notation), 0);
  for (const value of [...line, ...head].flat()) {
    expect(value).toBeGreaterThanOrEqual(HALF_A_LINE);
    expect(value).toBeLessThanOrEqual(24 - HALF_A_LINE);
  }
  expect(Math.min(...start) - 1.6 - HALF_A_LINE).toBeGreaterThanOrEqual(0);
});

test("the head of an arrow is not drawn over its start", () => {
  const { start, head } = drawPath(parsePath("e3n5e1"), 0);
  expect(Math.abs((head[1]?.[1] ?? 0) - start[1])).toBeGreaterThan(8);
});
