import { describe, expect, it } from "vitest";
import {
  countDays,
  FIRST_RATING,
  failedPuzzles,
  isDaySolved,
  listAttempts,
  noteDaily,
  noteResult,
  ratingHistory,
  recordOf,
  seenPuzzles,
  updateRating,
} from "./progress.ts";

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

  it("are listed with the last one first, and a failure is made good by solving the puzzle later", () => {
    for (const id of ["a", "b", "c"]) noteResult({ game: "four", id, rating: 1000 }, id !== "b");
    expect(listAttempts("four", 2)).toEqual([
      { id: "c", isSolved: true },
      { id: "b", isSolved: false },
    ]);
    const { rating } = recordOf("four");
    expect(noteResult({ game: "four", id: "b", rating: 1000 }, true)).toBe(0);
    expect([...failedPuzzles("four")]).toEqual([]);
    expect(recordOf("four")).toMatchObject({ rating, solved: 3, count: 3 });
  });

  it("draw a curve of ratings that begins with the first one", () => {
    expect(ratingHistory("five")).toEqual([]);
    noteResult({ game: "five", id: "a", rating: FIRST_RATING }, true);
    noteResult({ game: "five", id: "b", rating: FIRST_RATING }, false);
    const [first, second, third, ...more] = ratingHistory("five");
    expect([first, second, more]).toEqual([FIRST_RATING, FIRST_RATING + 24, []]);
    expect(third).toBe(recordOf("five").rating);
  });

  it("mark the days of a calendar, also those before a day that was missed", () => {
    for (const day of [100, 101, 103]) noteDaily("six", day);
    const days = [99, 100, 101, 102, 103, 104];
    expect(days.map((day) => isDaySolved("six", day))).toEqual([false, true, true, false, true, false]);
    noteDaily("six", 200);
    expect([103, 199, 200].map((day) => isDaySolved("six", day))).toEqual([false, false, true]);
  });
});
