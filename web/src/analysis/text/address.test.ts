import { describe, expect, it } from "vitest";
import { analysisPath, formatFragment, parseFragment, usualStart } from "./address.ts";
import { parseMovetext } from "./movetext.ts";

const POSITION = "4k4/9/9/9/9/9/9/4K4 w 0 9";

describe("addresses of analyses", () => {
  it("are short", () => {
    expect(analysisPath("battle")).toBe("/analysis/battle");
    expect(analysisPath("battle", { moves: ["i1n5", "a8s5"], ply: 1 })).toBe("/analysis/battle#moves=i1n5_a8s5&at=1");
    expect(analysisPath("battle", { start: POSITION })).toBe("/analysis/battle#position=4k4/9/9/9/9/9/9/4K4_w_0_9");
  });

  it.each([
    ["", []],
    ["i1n5 {good & well_done = 100% ü} (e1n1 a8s5) a8s5", [1, 0]],
    ["41/3526 y5 -", [0, 0]],
  ] as const)("lead back to what they were made of: %s", (moves, path) => {
    const analysis = { start: POSITION, tree: parseMovetext(moves), path: [...path] };
    expect(parseFragment("battle", formatFragment("battle", analysis))).toEqual(analysis);
  });

  it("begin at the usual start, and there, where they say nothing else", () => {
    expect(parseFragment("qwixx", "")).toEqual({ start: usualStart("qwixx"), tree: parseMovetext(""), path: [] });
    expect(parseFragment("qwixx", "#at=99&moves=41/3526").path).toEqual([]);
  });

  it("may be malformed", () => {
    expect(() => parseFragment("battle", "#moves=(")).toThrow();
    expect(() => parseFragment("battle", "#moves=%")).toThrow();
  });
});
