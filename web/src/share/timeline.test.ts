import { describe, expect, it } from "vitest";
import type { MoveView, PositionView } from "../protocol/types.ts";
import type { SharedGame } from "./shared-game.ts";
import { listFrames, MAX_FRAMES } from "./timeline.ts";

const picture = (name: number) => ({ name }) as unknown as PositionView;
const move = (name: number) => ({ name }) as unknown as MoveView;

function share(moves: number): SharedGame {
  return {
    rules: "battle",
    names: ["Ann", "Ben"],
    winner: null,
    status: "",
    seat: 1,
    picture: picture(moves),
    last: moves > 0 ? move(moves) : null,
    steps: Array.from({ length: moves }, (_, index) => ({
      before: picture(index),
      move: move(index + 1),
      after: picture(index + 1),
    })),
    link: null,
  };
}

describe("the frames of an animation", () => {
  it("show the position before, the moves as they go, and a rest after each", () => {
    const frames = listFrames(share(5), { countFrames: () => 4 }, 2);
    expect(frames.map(({ scene }) => [scene.picture, scene.before === null])).toEqual([
      [picture(3), true],
      ...Array(4).fill([picture(4), false]),
      [picture(4), true],
      ...Array(4).fill([picture(5), false]),
      [picture(5), true],
    ]);
    expect(frames.slice(1, 5).map(({ scene }) => scene.progress)).toEqual([0.125, 0.375, 0.625, 0.875]);
    expect(frames.at(-1)?.delay).toBeGreaterThan(frames[5]?.delay ?? Number.POSITIVE_INFINITY);
  });

  it("are a single one where no move was made", () => {
    expect(listFrames(share(0), { countFrames: () => 4 }, 4)).toHaveLength(1);
  });

  it("are of fewer moves where there would be too many", () => {
    const frames = listFrames(share(9), { countFrames: () => 100 }, 9);
    expect(frames.length).toBeLessThanOrEqual(MAX_FRAMES);
    expect(frames[0]?.scene.picture).toEqual(picture(7));
    expect(listFrames(share(2), { countFrames: () => 999 }, 2)).toHaveLength(1001);
  });
});
