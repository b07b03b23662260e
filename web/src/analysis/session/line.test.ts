import { expect, it } from "vitest";
import { loadTestRules } from "../../games/fixtures.ts";
import { usualStart } from "../address.ts";
import { readLine } from "./line.ts";

it("reads a line move by move, up to one that is not legal", async () => {
  const rules = await loadTestRules("battle");
  const position = rules.parsePosition(usualStart("battle"));
  const line = ["i1n5", "a8s5", "i1n5"];
  const { moves } = readLine(position, { move: "i1n5", value: 0.6, line, pliesToEnd: null });
  expect(moves.map(({ text, seat, moves: before }) => [text, seat, before.length])).toEqual([
    ["i1n5", 0, 1],
    ["a8s5", 1, 2],
  ]);
  expect(moves[0]?.words.id).toBe("battle-move");
});
