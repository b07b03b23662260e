import { describe, expect, it } from "vitest";
import type { SearchResult } from "./contract.ts";
import { makeCandidate, runSearch, type SlicedSearch, type SliceEnd } from "./sliced-search.ts";

/** A search of a machine that searches so many nodes in a millisecond, a depth each `perDepth` nodes. */
function openSearch(speed: number, perDepth: number, depths: number) {
  const time = { now: 0 };
  const slices: number[] = [];
  const heard: number[] = [];
  let [searched, depth] = [0, 0];
  const search: SlicedSearch = {
    advance: (nodes): SliceEnd => {
      const left = perDepth * (depth + 1) - searched;
      const done = Math.min(left, nodes);
      searched += done;
      time.now += done / speed;
      slices.push(done);
      if (done < left) return "paused";
      depth += 1;
      return depth === depths ? "finished" : "iterated";
    },
    result: (): SearchResult => ({ candidates: [makeCandidate(["a"], 0.5)], depth, nodes: searched }),
  };
  const context = {
    isStopped: () => false,
    onProgress: (found: SearchResult) => heard.push(found.depth),
    now: () => time.now,
    yieldTurn: async () => undefined,
  };
  return { search, context, time, slices, heard };
}

describe("runSearch", () => {
  it("searches to the end, and tells each depth", async () => {
    const { search, context, heard } = openSearch(500, 4000, 4);
    expect(await runSearch(search, 1000, context)).toMatchObject({ depth: 4, nodes: 16_000 });
    expect(heard).toEqual([1, 2, 3]);
  });

  it.each([4, 50, 500, 2000])("keeps slices short at %s nodes a millisecond", async (speed) => {
    const { search, context, slices } = openSearch(speed, 1_000_000, 1);
    await runSearch(search, 1000, context);
    const longest = Math.max(...slices.slice(1)) / speed;
    expect(longest).toBeLessThanOrEqual(50);
    expect((slices.at(-2) ?? 0) / speed).toBeGreaterThan(5); // the last one ends with the search
  });

  it("ends at its time", async () => {
    const { search, context, time } = openSearch(100, 1_000_000, 1);
    expect(await runSearch(search, 300, context)).toMatchObject({ depth: 0 });
    expect(time.now).toBeGreaterThanOrEqual(300);
    expect(time.now).toBeLessThan(350);
  });

  it("ends at the next slice after a stop, with what was found", async () => {
    const { search, context, time } = openSearch(100, 2000, 100);
    let stoppedAt: number | null = null;
    const stopping = {
      ...context,
      isStopped: () => stoppedAt !== null,
      yieldTurn: async () => {
        if (time.now > 50) stoppedAt ??= time.now;
      },
    };
    expect((await runSearch(search, 1000, stopping)).depth).toBeGreaterThan(1);
    expect(time.now).toBe(stoppedAt);
  });
});
