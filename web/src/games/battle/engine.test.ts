import { describe, expect, it } from "vitest";
import { FULL_STRENGTH, type SearchRequest } from "../../engine/contract.ts";
import { EngineRunner } from "../../engine/engine-runner.ts";
import { findFacts } from "../../rules/facts.ts";
import { loadTestEngine } from "../fixtures.ts";

const REQUEST: SearchRequest = {
  rules: "battle",
  start: "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1",
  moves: ["i1n4w1"],
  candidates: 1,
  strength: FULL_STRENGTH,
  seed: 7,
  milliseconds: 60_000,
};

describe("Battle's engine", () => {
  it("finds a forced win, and how far it is", async () => {
    const engines = new EngineRunner(loadTestEngine);
    const found = await engines.search({ ...REQUEST, start: "4k4/9/9/9/9/4T4/9/4K4 w 0 1", moves: [] });
    expect(found.candidates[0]).toEqual({ move: "e3n5", value: 1, line: ["e3n5"], pliesToEnd: 1 });
  });

  it("chooses the same move for the same seed at a level, within its nodes", async () => {
    const strength = findFacts("battle")?.levels[3] ?? FULL_STRENGTH;
    const choose = async (milliseconds: number) => {
      const { candidates, nodes } = await new EngineRunner(loadTestEngine).search({
        ...REQUEST,
        strength,
        milliseconds,
      });
      return [candidates[0]?.move, candidates[0]?.value, nodes];
    };
    const found = await choose(60_000);
    expect(found[2]).toBe(strength.nodes);
    expect(await choose(50_000)).toEqual(found);
  });

  it("tells deeper and deeper lines until it is stopped", async () => {
    const stopping = new AbortController();
    const depths: number[] = [];
    const onProgress = ({ depth, candidates }: { depth: number; candidates: readonly unknown[] }) => {
      expect(candidates).toHaveLength(2);
      if (depths.push(depth) === 4) stopping.abort();
    };
    const request = { ...REQUEST, candidates: 2 };
    await new EngineRunner(loadTestEngine).search(request, { onProgress, signal: stopping.signal });
    expect(depths).toEqual([1, 2, 3, 4]);
  });
});
