import { expect, test } from "vitest";
import { MISTHROW, PASS, picture, placement } from "../fixtures.ts";
import { colourSums, diceFor, groupChoices, listEffects, whiteSum } from "./choices.ts";

test("choices are grouped by field, open fields in the order of the board", () => {
  const choices = groupChoices([placement("b10"), placement("r7"), placement("r5"), PASS]);
  expect(choices.placements.get("b10")?.number).toBe(10);
  expect(choices.placements.has("b9")).toBe(false);
  expect(choices.open).toEqual([
    { row: 0, place: 3 },
    { row: 0, place: 5 },
    { row: 3, place: 2 },
  ]);
  expect(choices.decline).toBe(PASS);
});

test("without legal moves there is nothing to decline", () => {
  expect(groupChoices([])).toEqual({ placements: new Map(), open: [], decline: null });
});

test("the legend lists each occurring effect once", () => {
  const legal = [placement("r7", { effect: "capture" }), placement("y7"), placement("g7"), MISTHROW];
  expect(listEffects(groupChoices(legal))).toEqual(["place", "capture"]);
});

test("a coloured die makes two sums, or one with equal white dice, or none when it is out", () => {
  const dice = { whites: [4, 1] as [number, number], colours: [3, null, 2, 6] };
  expect(whiteSum(dice)).toBe(5);
  expect(colourSums(dice, "r")).toEqual([4, 7]);
  expect(colourSums(dice, "y")).toEqual([]);
  expect(colourSums({ ...dice, whites: [4, 4] }, "b")).toEqual([10]);
});

test("action 1 uses both white dice", () => {
  expect(diceFor(placement("r5"), picture())).toEqual(["first", "second"]);
});

test("action 2 uses the coloured die and the white one that completes the sum", () => {
  const second = picture({ stage: "second", first: "-" });
  expect(diceFor(placement("b10"), second)).toEqual(["first", "b"]);
  expect(diceFor(placement("b7"), second)).toEqual(["second", "b"]);
  expect(diceFor(placement("b7"), picture({ dice: null, stage: "roll" }))).toEqual([]);
});
