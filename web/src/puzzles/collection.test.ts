import { describe, expect, it } from "vitest";
import {
  dayNumber,
  listSeries,
  loadPuzzles,
  measureProgress,
  type Puzzle,
  parseCollection,
  pickDaily,
  pickFirst,
  pickRated,
} from "./collection.ts";

const TEXT = [
  "aaaaaa\t500\twin-1 ending\t4k4/9/9/9/9/4T4/9/4K4 w 0 1\te3n5",
  "bbbbbb\t900\twin-2\tsome position\ta b c;d e f",
  "cccccc\t1500\twin-2 fork\tanother\tg",
  "",
].join("\n");
const PUZZLES = parseCollection("battle", TEXT);

describe("a collection", () => {
  it("is parsed line by line", () => {
    expect(PUZZLES.map(({ id, rating }) => [id, rating])).toEqual([
      ["aaaaaa", 500],
      ["bbbbbb", 900],
      ["cccccc", 1500],
    ]);
    expect(PUZZLES[1]?.answers).toEqual([
      ["a", "b", "c"],
      ["d", "e", "f"],
    ]);
    expect(PUZZLES[0]?.themes).toEqual(["win-1", "ending"]);
  });

  it("says how far a player has come with themes, each puzzle counting once", () => {
    const [seen, failed] = [new Set(["aaaaaa", "cccccc", "removed"]), new Set(["cccccc"])];
    expect(measureProgress(PUZZLES, ["win-2"], seen, failed)).toEqual({ count: 2, tried: 1, solved: 0 });
    expect(measureProgress(PUZZLES, ["win-2", "fork", "ending"], seen, failed)).toEqual({
      count: 3,
      tried: 2,
      solved: 1,
    });
  });

  it("has series: everything, a theme, one puzzle, or nothing", () => {
    expect(listSeries(PUZZLES, "rated")).toEqual(PUZZLES);
    expect(listSeries(PUZZLES, "win-2").map(({ id }) => id)).toEqual(["bbbbbb", "cccccc"]);
    expect(listSeries(PUZZLES, "aaaaaa").map(({ id }) => id)).toEqual(["aaaaaa"]);
    expect(listSeries(PUZZLES, "nosuch")).toEqual([]);
  });

  it.each(["battle", "qwixx"])("of %s has ten easy puzzles to start with", async (game) => {
    const puzzles = await loadPuzzles(game);
    expect(listSeries(puzzles, "beginner").length).toBe(10);
  });

  it.each(["battle", "qwixx"])("comes with %s", async (game) => {
    const puzzles = await loadPuzzles(game);
    expect(puzzles.length).toBeGreaterThan(10);
    expect(puzzles.every(({ id, rating, answers }) => id.length === 6 && rating > 0 && answers.length > 0)).toBe(true);
  });

  it("of no game is refused", async () => {
    await expect(loadPuzzles("chess")).rejects.toThrow("no puzzles");
  });
});

describe("the puzzle of a day", () => {
  it("is the same all day, and another one on the next", () => {
    const morning = dayNumber(Date.UTC(2026, 0, 5, 0, 1));
    expect(dayNumber(Date.UTC(2026, 0, 5, 23, 59))).toBe(morning);
    expect(pickDaily(PUZZLES, morning)).not.toBe(pickDaily(PUZZLES, morning + 1));
  });

  it("is each one once before any comes again", () => {
    const days = PUZZLES.map((_, index) => pickDaily(PUZZLES, 20_000 + index)?.id);
    expect(new Set(days).size).toBe(PUZZLES.length);
  });
});

describe("the first puzzles of a newcomer", () => {
  const first = async (game: string): Promise<Puzzle[]> => {
    const puzzles = await loadPuzzles(game);
    const found: Puzzle[] = [];
    for (let count = 0; ; count += 1) {
      const puzzle = pickFirst(puzzles, count, new Set(found.map(({ id }) => id)));
      if (!puzzle) return found;
      found.push(puzzle);
    }
  };

  it("are wins at once, then in two, on full boards", async () => {
    const puzzles = await first("battle");
    expect(puzzles.map(({ themes }) => themes[0])).toEqual([
      ...Array<string>(6).fill("win-1"),
      ...Array<string>(4).fill("win-2"),
    ]);
    const pieces = puzzles.map(({ position }) => position.split(" ")[0]?.match(/[a-z]/gi)?.length ?? 0);
    expect(Math.min(...pieces)).toBeGreaterThanOrEqual(14);
  });

  it("are only for newcomers, and not the same ones again", () => {
    const puzzles = PUZZLES.map((puzzle) => ({ ...puzzle, themes: [...puzzle.themes, "beginner"] }));
    expect(pickFirst(puzzles, 0, new Set(["aaaaaa"]))?.id).toBe("bbbbbb");
    expect(pickFirst(puzzles, 3, new Set())).toBeNull();
    expect(pickFirst(puzzles, 2, new Set(PUZZLES.map(({ id }) => id)))).toBeNull();
  });

  it("are none where a game has no such theme, or a series does not contain them", async () => {
    expect(await first("qwixx")).toEqual([]);
    expect(pickFirst(PUZZLES, 0, new Set())).toBeNull();
  });
});

describe("the next puzzle", () => {
  it("is near the player's rating", () => {
    expect(pickRated(PUZZLES, 950, new Set(), 0.9)?.id).toBe("bbbbbb");
    expect(pickRated(PUZZLES, 3000, new Set(), 0.1)?.id).toBe("cccccc");
  });

  it("is one that was not seen, while there are some", () => {
    expect(pickRated(PUZZLES, 900, new Set(["bbbbbb"]), 0)?.id).toBe("aaaaaa");
    expect(pickRated(PUZZLES, 900, new Set(PUZZLES.map(({ id }) => id)), 0)?.id).toBe("bbbbbb");
    expect(pickRated([], 900, new Set(), 0)).toBeNull();
  });

  it("is found by a player who has seen puzzles that the collection no longer has", () => {
    const seen = new Set(["removed", "aaaaaa", "bbbbbb"]);
    expect(pickRated(PUZZLES, 500, seen, 0)?.id).toBe("cccccc");
    expect(pickRated(PUZZLES, 500, new Set([...seen, "cccccc"]), 0)?.id).toBe("aaaaaa");
  });
});
