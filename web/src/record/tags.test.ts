import { describe, expect, it } from "vitest";
import { parseSeats } from "./tags.ts";

describe("the names of a record's players", () => {
  const sides = ["White", "Black"] as const;

  it("are read with single spaces, and those of engines as levels", () => {
    const tags = new Map([
      ["White", " Ann   Lee "],
      ["Black", "Level 3"],
    ]);
    expect(parseSeats(tags, sides)).toEqual([
      { kind: "person", name: "Ann Lee", level: null },
      { kind: "bot", name: "", level: 3 },
    ]);
  });

  it("are refused unread where they are much too long: reading them would take minutes", () => {
    for (const part of ["\n", " ", "\u0301\u0323", "\u3000"]) {
      const tags = new Map([["White", `a${part.repeat(100_000)}b`]]);
      expect(() => parseSeats(tags, sides)).toThrow(expect.objectContaining({ reason: "long-name" }));
    }
  });
});
