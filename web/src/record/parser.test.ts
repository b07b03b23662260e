import { describe, expect, it } from "vitest";
import { MAX_RECORD_MOVES } from "../protocol/constants.ts";
import { parseRecord, splitRecords } from "./parser.ts";
import { tokenize } from "./tokens.ts";

/** A record with so many variations of one move; null stands for rules that would be asked first. */
const parseVariations = (count: number) =>
  parseRecord(splitRecords(tokenize(`[Game "battle"] i1n5 ${"(h1n1) ".repeat(count)}*`))[0] ?? [], null);

describe("the length of a record", () => {
  it("is bounded before the first move is played, variations included", () => {
    expect(() => parseVariations(MAX_RECORD_MOVES)).toThrow(
      expect.objectContaining({
        reason: "too-long",
        line: 1,
        why: { id: "refused-too-many-moves", args: { count: MAX_RECORD_MOVES } },
      }),
    );
  });

  it("may be as long as the bound", () => {
    expect(() => parseVariations(MAX_RECORD_MOVES - 1)).toThrow(expect.objectContaining({ reason: "unknown-rules" }));
  });
});
