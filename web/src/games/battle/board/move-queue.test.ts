import { expect, test } from "vitest";
import type { BattleMove } from "../../../protocol/types.ts";
import { LEGAL } from "../fixtures.ts";
import { advance, enqueue, startQueue } from "./move-queue.ts";

const frame = (ply: number) => ({
  picture: {
    game: "battle" as const,
    dice: [],
    lost: [0, 0] as [number, number],
    quiet: ply,
    palaces: ["e1", "e8"] as [string, string],
  },
  last: LEGAL[ply % LEGAL.length] as BattleMove,
  ply,
});

test("the next move is animated at once, or queued while another is animated", () => {
  const rolling = enqueue(startQueue(frame(0)), frame(1), false);
  expect(rolling).toMatchObject({ shown: { ply: 1 }, queued: null, animatedMove: LEGAL[1] });
  const behind = enqueue(rolling, frame(2), true);
  expect(behind).toMatchObject({ shown: { ply: 1 }, queued: { ply: 2 }, animatedMove: LEGAL[1] });
  expect(advance(behind)).toMatchObject({ shown: { ply: 2 }, queued: null, animatedMove: LEGAL[2] });
  expect(advance(advance(behind)).animatedMove).toBeNull();
});

test("a queue that is two moves behind jumps to the newest", () => {
  const behind = enqueue(enqueue(startQueue(frame(0)), frame(1), false), frame(2), true);
  expect(enqueue(behind, frame(3), true)).toMatchObject({ shown: { ply: 3 }, queued: null, animatedMove: LEGAL[3] });
});

test("a jump to another position animates nothing", () => {
  const rolling = enqueue(startQueue(frame(3)), frame(4), false);
  for (const ply of [0, 3, 9]) expect(enqueue(rolling, frame(ply), true)).toEqual(startQueue(frame(ply)));
});
