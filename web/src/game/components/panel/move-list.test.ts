import { expect, it } from "vitest";
import type { PlyInfo } from "../../../protocol/types.ts";
import { groupByTurn } from "./move-list.tsx";

it("groups moves by turn and numbers them consecutively", () => {
  const ply = (turn: number, move: string): PlyInfo => ({
    turn,
    seat: 0,
    move,
    is_roll: false,
    left: null,
    words: null,
  });
  const turns = groupByTurn([ply(1, "a"), ply(1, "b"), ply(2, "c")]);
  expect(turns.map((turn) => [turn.number, turn.plies.map(({ ply: number }) => number)])).toEqual([
    [1, [1, 2]],
    [2, [3]],
  ]);
});
