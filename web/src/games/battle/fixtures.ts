/** Fixtures: moves as the server would send them. */
import { tip } from "../../die/orientation.ts";
import type { BattleMove } from "../../protocol/types.ts";
import { directions, parsePath } from "./board/geometry.ts";

/** A move of the first seat whose die starts in this orientation; null is the king-cube. */
export function battleMove(
  notation: string,
  start: [number, number, number] | null,
  extra: Partial<BattleMove> = {},
): BattleMove {
  const path = parsePath(notation);
  let faces = start;
  const steps = directions(path, 0).map((direction, index) => {
    faces = faces && [...tip(faces, direction)];
    return { square: path[index + 1] as string, faces };
  });
  return {
    kind: "move",
    move: notation,
    side: 0,
    start: path[0] as string,
    steps,
    captures: null,
    wins: null,
    ...extra,
  };
}

export const FIVE: [number, number, number] = [5, 4, 6];
export const LEGAL = [
  battleMove("i1n5", FIVE),
  battleMove("i1n2w3", FIVE),
  battleMove("i1w3n2", FIVE),
  battleMove("i1n4w1", FIVE, { captures: { square: "h5", side: 1, faces: [1, 2, 4] } }),
  battleMove("e1n1", null),
];
