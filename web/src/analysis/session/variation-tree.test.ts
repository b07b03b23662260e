import { describe, expect, it } from "vitest";
import { parseMovetext } from "../movetext.ts";
import {
  addMoves,
  back,
  canPromote,
  commentAt,
  EMPTY_TREE,
  forward,
  growLine,
  lastOf,
  listPaths,
  movesOn,
  nodesOn,
  promoteVariation,
  removeVariation,
  setComment,
  sibling,
} from "./variation-tree.ts";

const TREE = parseMovetext("a {first} (b c (d)) (e) f g");

describe("a tree of variations", () => {
  it("grows by moves that are not there yet", () => {
    const { tree, path } = addMoves(EMPTY_TREE, [], ["a", "b"]);
    expect(path).toEqual([0, 0]);
    expect(addMoves(tree, [], ["a", "b"])).toEqual({ tree, path });
    expect(addMoves(tree, [0], ["c", "d"]).path).toEqual([0, 1, 0]);
    expect(tree).toEqual(growLine(["a", "b"]));
  });

  it("is walked along paths", () => {
    expect(movesOn(TREE, [1, 0])).toEqual(["b", "c"]);
    expect(lastOf(TREE, [])).toEqual([0, 0, 0]);
    expect(forward(TREE, [0, 0, 0])).toEqual([0, 0, 0]);
    expect(back([0, 0])).toEqual([0]);
    expect(sibling(TREE, [1], 1)).toEqual([2]);
    expect(sibling(TREE, [2], 1)).toEqual([2]);
    expect(sibling(TREE, [], -1)).toEqual([]);
    expect(() => nodesOn(TREE, [3])).toThrow(RangeError);
  });

  it("lists a move before what follows it, and the main line first", () => {
    expect(listPaths(TREE).map((path) => movesOn(TREE, path).at(-1) ?? "")).toEqual([
      "", "a", "f", "g", "b", "c", "d", "e",
    ]); // biome-ignore format: the order is easier to see in one line
  });

  it("keeps comments", () => {
    expect(commentAt(TREE, [0])).toBe("first");
    expect(commentAt(setComment(TREE, [1, 1], "inner"), [1, 1])).toBe("inner");
    expect(commentAt(setComment(TREE, [], "start"), [])).toBe("start");
  });

  it("promotes the variation that a path ends in, one place at a time", () => {
    const once = promoteVariation(TREE, [2]);
    expect([once.path, once.tree.next.map(({ move }) => move)]).toEqual([[1], ["a", "e", "b"]]);
    const twice = promoteVariation(once.tree, once.path);
    expect([twice.path, twice.tree.next.map(({ move }) => move)]).toEqual([[0], ["e", "a", "b"]]);
    expect(canPromote(twice.path)).toBe(false);
    expect(promoteVariation(twice.tree, [0])).toEqual(twice);
  });

  it("promotes the innermost variation first", () => {
    expect(promoteVariation(TREE, [1, 1]).path).toEqual([1, 0]);
  });

  it("loses a move with all that follows it", () => {
    const { tree, path } = removeVariation(TREE, [1, 0]);
    expect(path).toEqual([1]);
    expect(nodesOn(tree, [1, 0]).at(-1)?.move).toBe("d");
    expect(removeVariation(TREE, [])).toEqual({ tree: TREE, path: [] });
  });
});
