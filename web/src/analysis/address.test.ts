import { describe, expect, it } from "vitest";
import { analysisPath, chooseFragment, formatAddress, formatFragment, parseFragment, usualStart } from "./address.ts";
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

  it.each(["ж".repeat(2000), "很".repeat(2000), "a".repeat(20_000)])("stay short with long comments", (comment) => {
    const tree = parseMovetext(`i1n5 {${comment}} a8s5 {${comment}} e1n1 {!}`);
    const analysis = { start: POSITION, tree, path: [0, 0] };
    const address = formatAddress("battle", analysis);
    expect(address.length).toBeLessThanOrEqual(4000);
    const [first] = parseFragment("battle", address).tree.next;
    expect([first?.move, first?.comment.slice(0, 40)]).toEqual(["i1n5", comment.slice(0, 40)]);
    expect(first?.next[0]?.next[0]?.comment).toBe("!");
  });

  it("open what the browser keeps in full, unless they lead elsewhere", () => {
    const tree = parseMovetext(`i1n5 {${"ж".repeat(2000)}}`);
    const kept = formatFragment("battle", { start: POSITION, tree, path: [0] });
    const address = formatAddress("battle", { start: POSITION, tree, path: [0] });
    expect(address).not.toBe(kept);
    expect(chooseFragment("battle", address, kept)).toBe(kept);
    expect(chooseFragment("battle", "", kept)).toBe(kept);
    expect(chooseFragment("battle", "#moves=e1n1", kept)).toBe("#moves=e1n1");
    expect(chooseFragment("battle", "#moves=e1n1", "#moves=(")).toBe("#moves=e1n1");
  });

  it("may be malformed", () => {
    expect(() => parseFragment("battle", "#moves=(")).toThrow();
    expect(() => parseFragment("battle", "#moves=%")).toThrow();
  });
});
