import { describe, expect, it } from "vitest";
import { type Faces, facesShowing, formatRotation, isRightHanded, rotation } from "./orientation.ts";
import { animateTurns, findTurns, turnFaces } from "./turn.ts";

describe("a die that turns on the spot", () => {
  it("is back after four quarters", () => {
    const start = facesShowing(3);
    let faces: Faces = start;
    for (let quarter = 0; quarter < 4; quarter++) {
      faces = turnFaces(faces, "spin");
      expect([faces[0], isRightHanded(faces)]).toEqual([3, true]);
    }
    expect(faces).toEqual(start);
  });

  it("rolls to a neighbouring face by one turn, and to the opposite one by two", () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => findTurns(facesShowing(2), face).length)).toEqual([1, 0, 1, 1, 2, 1]);
  });

  it("is animated from where it was, step by step and without leaving its place", () => {
    const from = facesShowing(1);
    const keyframes = animateTurns(from, ["n", "spin"], 200)?.keyframes;
    expect(keyframes?.duration).toBe(400);
    expect(keyframes?.body.map(({ offset }) => offset)).toEqual([0, 0.25, 0.5, 0.5, 0.75, 1]);
    const transforms = keyframes?.body.map(({ transform }) => String(transform)) ?? [];
    expect(transforms[0]).toContain(formatRotation(rotation(from)));
    expect(transforms[3]).toContain(formatRotation(rotation(turnFaces(from, "n"))));
    expect(transforms.join()).not.toContain("translate3d");
  });

  it("does not move for those who want less motion", () => {
    expect(animateTurns(facesShowing(1), ["n"], 0)).toBeNull();
    expect(animateTurns(facesShowing(1), [], 200)).toBeNull();
  });
});
