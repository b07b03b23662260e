import { expect, it } from "vitest";
import type { PlyInfo, State } from "../../protocol/types.ts";
import { groupByTurn, hideLastRoll } from "./move-list.tsx";

const ply = (turn: number, move: string, is_roll = false): PlyInfo => ({
  turn,
  seat: 0,
  move,
  is_roll,
  left: null,
  words: null,
});

it("groups moves by turn and numbers them consecutively", () => {
  const turns = groupByTurn([ply(1, "a"), ply(1, "b"), ply(2, "c")]);
  expect(turns.map((turn) => [turn.number, turn.plies.map(({ ply: number }) => number)])).toEqual([
    [1, [1, 2]],
    [2, [3]],
  ]);
});

it("leaves out the last roll and what followed it, for as long as its dice are moving", () => {
  const moves = [ply(1, "roll", true), ply(1, "r5"), ply(2, "roll", true), ply(2, "y7")];
  const shown = hideLastRoll({ moves, situation: { ply: 4 } } as State);
  expect([shown.moves, shown.situation.ply]).toEqual([moves.slice(0, 2), 2]);
});
