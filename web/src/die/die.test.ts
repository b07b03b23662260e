import { expect, test } from "vitest";
import { buildKeyframes, restingTransform } from "./animation.ts";
import type { Direction, Faces } from "./orientation.ts";
import { facesShowing, isQuarterTurned, isRightHanded, rotateHalfTurn, rotation, tip } from "./orientation.ts";

const DIRECTIONS: Direction[] = ["n", "s", "e", "w"];

test("a die with 5 on top and 3 to the south rolls as the rules' example says", () => {
  const start: Faces = [5, 4, 6];
  const end = (["n", "n", "n", "n", "w"] as const).reduce(tip, start);
  expect(tip(start, "n")[0]).toBe(3);
  expect(end[0]).toBe(6);
});

test("every roll keeps the die right-handed, and rolling back undoes it", () => {
  const back: Record<Direction, Direction> = { n: "s", s: "n", e: "w", w: "e" };
  for (const top of [1, 2, 3, 4, 5, 6])
    for (const quarter of [0, 1, 2, 3]) {
      const faces = facesShowing(top, quarter);
      expect(faces[0]).toBe(top);
      expect(isRightHanded(faces)).toBe(true);
      for (const direction of DIRECTIONS) {
        expect(isRightHanded(tip(faces, direction))).toBe(true);
        expect(tip(tip(faces, direction), back[direction])).toEqual(faces);
      }
    }
});

test("a mirrored die is recognised", () => {
  expect(isRightHanded([5, 4, 6])).toBe(true);
  expect(isRightHanded([5, 4, 1])).toBe(false);
});

test("the four quarter turns give four different orientations", () => {
  expect(new Set([0, 1, 2, 3].map((quarter) => String(facesShowing(6, quarter)))).size).toBe(4);
});

test("seen from the other side, rolling north looks like rolling south", () => {
  const faces = facesShowing(2, 1);
  expect(rotateHalfTurn(tip(faces, "n"))).toEqual(tip(rotateHalfTurn(faces), "s"));
  expect(rotateHalfTurn(tip(faces, "e"))).toEqual(tip(rotateHalfTurn(faces), "w"));
});

/** The quarter turn that each direction's CSS rotation makes, applied to a column. */
const QUARTERS: Record<Direction, (v: readonly [number, number, number]) => number[]> = {
  n: ([x, y, z]) => [x, -z, y],
  s: ([x, y, z]) => [x, z, -y],
  e: ([x, y, z]) => [z, y, -x],
  w: ([x, y, z]) => [-z, y, x],
};

test("tipping a die rotates its drawing by a quarter turn over the edge", () => {
  for (const top of [1, 2, 3, 4, 5, 6])
    for (const quarter of [0, 1, 2, 3])
      for (const direction of DIRECTIONS) {
        const faces = facesShowing(top, quarter);
        const expected = rotation(faces).map((column) => QUARTERS[direction](column).map((part) => part + 0));
        expect(rotation(tip(faces, direction)).map((column) => column.map((part) => part + 0))).toEqual(expected);
      }
});

test("a tip animation starts at the old square and ends at the new one", () => {
  const from = facesShowing(5);
  const { body, duration, shades } = buildKeyframes(
    { kind: "tip", from, directions: ["n", "n", "e"], stepDuration: 100 },
    null,
  );
  expect(duration).toBe(300);
  expect(body).toHaveLength(6);
  expect(body[0]?.transform).toContain(
    "calc(var(--pitch) * -1 + (var(--pitch) - var(--die)) * 0), calc(var(--pitch) * 2",
  );
  expect(body[5]?.transform).toContain("calc(var(--pitch) * -1 + (var(--pitch) - var(--die)) * 1)");
  expect(body[5]?.transform).toContain("rotateY(90deg)");
  expect(shades.map((track) => track.length)).toEqual([4, 4, 4, 4, 4, 4]);
});

test("a throw animation ends at rest and is deterministic for a seed", () => {
  const rest = facesShowing(4, 2);
  const thrown = buildKeyframes({ kind: "throw", seed: 7, duration: 900 }, rest);
  const rotated = restingTransform(rest).replace(/^\S+\(calc\(.*?\)\) /, "");
  expect(thrown.body.at(-1)?.transform).toContain(rotated);
  expect(thrown.body.at(-1)?.transform).toMatch(
    /calc\(var\(--die\) \* -?0\.0000\), calc\(var\(--die\) \* -?0\.0000\), calc\(var\(--die\) \* 0\.5000\)/,
  );
  expect(thrown).toEqual(buildKeyframes({ kind: "throw", seed: 7, duration: 900 }, rest));
  expect(thrown).not.toEqual(buildKeyframes({ kind: "throw", seed: 8, duration: 900 }, rest));
});

test("a thrown die never sinks into the table", () => {
  const heights = buildKeyframes({ kind: "throw", seed: 3, duration: 900 }, facesShowing(1)).body.map((frame) =>
    Number(
      /var\(--die\) \* [-\d.]+\), calc\(var\(--die\) \* [-\d.]+\), calc\(var\(--die\) \* ([-\d.]+)\)/.exec(
        String(frame.transform),
      )?.[1],
    ),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0.4999);
});

test("a quarter turn about the vertical axis turns the pips, a half turn does not", () => {
  for (const top of [1, 2, 3, 4, 5, 6]) {
    const across = [0, 1, 2, 3].map((quarter) => isQuarterTurned(facesShowing(top, quarter)));
    expect(across[2]).toBe(across[0]);
    expect(across[1]).not.toBe(across[0]);
    expect(across[3]).toBe(across[1]);
  }
});

test("rolling a full turn keeps the direction of the pips", () => {
  const six = facesShowing(6);
  expect(isQuarterTurned((["n", "n", "n", "n"] as const).reduce(tip, six))).toBe(isQuarterTurned(six));
});
