import { expect, test } from "vitest";
import { chooseCorners } from "./marks.tsx";

test("the number of a move that ends alone on its square is at the top right", () => {
  expect(chooseCorners(["e5", "d4"])).toEqual(["ne", "ne"]);
});

test("the numbers of moves that end on the same square are in different corners, the best at the top right", () => {
  expect(chooseCorners(["e5", "d4", "e5", "e5", "e5"])).toEqual(["ne", "ne", "nw", "sw", "se"]);
});
