import { describe, expect, it } from "vitest";
import { type Faces, isRightHanded, VALUES } from "../../../die/orientation.ts";
import { findTargets, listFronts, listShown, placesOf, topAfter } from "./reach.ts";

const FIVE = listFronts(5).get(3) as Faces;

describe("listFronts", () => {
  it.each(VALUES)("has the four faces beside %i, on right-handed dice", (top) => {
    const fronts = listFronts(top);
    expect([...fronts.keys()]).toEqual(VALUES.filter((face) => face !== top && face !== 7 - top));
    for (const [front, faces] of fronts) {
      expect([faces[0], 7 - faces[1]]).toEqual([top, front]);
      expect(isRightHanded(faces)).toBe(true);
    }
  });

  it("has 6 to the right of a 5 with 3 in front", () => expect(FIVE[2]).toBe(6));
});

describe("findTargets", () => {
  it.each(VALUES)("finds the squares around a die that shows %i, clockwise", (top) => {
    const [front] = listFronts(top).keys();
    const targets = findTargets(listFronts(top).get(front as number) as Faces);
    expect(targets).toHaveLength(4 * top);
    expect(targets.every(({ x, y }) => Math.abs(x) + Math.abs(y) === top)).toBe(true);
    expect(targets.map(({ ways }) => ways.length)).toEqual(targets.map(({ x, y }) => (x === 0 || y === 0 ? 1 : 2)));
    const corners = targets.flatMap(({ x, y }, place) =>
      x === 0 || y === 0 ? [[place, Math.sign(x), Math.sign(y)]] : [],
    );
    expect(corners.map((corner) => corner.map((part) => part + 0))).toEqual([
      [0, 0, -1],
      [top, 1, 0],
      [2 * top, 0, 1],
      [3 * top, -1, 0],
    ]);
  });

  it("tells the two ways to a square apart by their faces", () => {
    const target = findTargets(FIVE).find(({ x, y }) => x === -2 && y === -3);
    expect(target?.ways.map((way) => [way.notation, topAfter(way)])).toEqual([
      ["n3w2", 3],
      ["w2n3", 4],
    ]);
    expect(target && listShown(target.ways)).toHaveLength(2);
  });

  it("shows one face where both ways end with it on top", () => {
    const squares = VALUES.map((top) =>
      [...listFronts(top).values()].flatMap((faces) =>
        findTargets(faces).filter(({ ways }) => ways.length === 2 && listShown(ways).length === 1),
      ),
    );
    expect(squares.map((found) => found.length > 0)).toEqual([false, false, false, true, true, true]);
  });

  it("shows 6 after four squares ahead and one to the left, as the rules' example says", () => {
    const way = findTargets(FIVE)
      .flatMap(({ ways }) => ways)
      .find(({ notation }) => notation === "n4w1");
    expect(way && topAfter(way)).toBe(6);
    expect(way && placesOf(way.path).at(-1)).toEqual({ x: -1, y: -4 });
  });
});
