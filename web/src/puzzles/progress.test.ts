import { describe, expect, it } from "vitest";
import { countDays, FIRST_RATING, noteDaily, noteResult, recordOf, seenPuzzles, updateRating } from "./progress.ts";

describe("the player's rating", () => {
  const record = recordOf("nothing");

  it("changes by what was not expected", () => {
    expect(updateRating({ ...record, rating: 1000 }, 1000, true)).toBe(1024);
    expect(updateRating({ ...record, rating: 1000 }, 1000, false)).toBe(976);
    expect(updateRating({ ...record, rating: 1000 }, 1400, true)).toBe(1044);
    expect(updateRating({ ...record, rating: 1000 }, 600, true)).toBe(1004);
  });

  it("changes less once it is known, and never falls too low", () => {
    expect(updateRating({ ...record, rating: 1000, count: 50 }, 1000, true)).toBe(1012);
    expect(updateRating({ ...record, rating: 105 }, 100, false)).toBe(100);
  });
});

describe("results", () => {
  it("count once for each puzzle", () => {
    const puzzle = { game: "one", id: "aaaaaa", rating: FIRST_RATING };
    expect(noteResult(puzzle, true)).toBe(24);
    expect(noteResult(puzzle, false)).toBe(0);
    expect(recordOf("one")).toMatchObject({ rating: FIRST_RATING + 24, count: 1, solved: 1, streak: 1 });
    expect(seenPuzzles("one").has("aaaaaa")).toBe(true);
  });

  it("make streaks, which a failure ends", () => {
    for (const id of ["a", "b", "c"]) noteResult({ game: "two", id, rating: 1000 }, true);
    noteResult({ game: "two", id: "d", rating: 1000 }, false);
    noteResult({ game: "two", id: "e", rating: 1000 }, true);
    expect(recordOf("two")).toMatchObject({ streak: 1, bestStreak: 3, count: 5, solved: 4 });
  });

  it("of successive days are counted, up to yesterday", () => {
    noteDaily("three", 10);
    noteDaily("three", 10);
    noteDaily("three", 11);
    expect([countDays("three", 11), countDays("three", 12), countDays("three", 13)]).toEqual([2, 2, 0]);
    noteDaily("three", 14);
    expect(countDays("three", 14)).toBe(1);
  });
});
