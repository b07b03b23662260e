import { describe, expect, it } from "vitest";
import { FULL_STRENGTH, type SearchRequest } from "../../engine/contract.ts";
import { EngineRunner } from "../../engine/engine-runner.ts";
import { findFacts } from "../../rules/facts.ts";
import { loadTestEngine } from "../fixtures.ts";

const REQUEST: SearchRequest = {
  rules: "qwixx",
  start: "...........-/...........-/...........-/...........- b 0:0 - r",
  moves: ["41/3526"],
  candidates: 2,
  strength: FULL_STRENGTH,
  seed: 7,
  milliseconds: 60_000,
};

describe("Qwixx Duel's engine", () => {
  it("evaluates the turn deeper and deeper, and gives a line to its end", async () => {
    const depths: number[] = [];
    const engines = new EngineRunner(loadTestEngine);
    const found = await engines.search(REQUEST, { onProgress: ({ depth }) => depths.push(depth) });
    expect([depths, found.depth]).toEqual([[1], 2]);
    expect(found.candidates.map(({ line }) => line.length)).toEqual([2, 2]);
    const [best, next] = found.candidates;
    expect(best?.value).toBeGreaterThanOrEqual(next?.value ?? 1);
    expect(best?.move).not.toBe(next?.move);
  });

  it("goes on in the middle of a turn", async () => {
    const engines = new EngineRunner(loadTestEngine);
    const [best] = (await engines.search(REQUEST)).candidates;
    const moves = [...REQUEST.moves, best?.move ?? ""];
    const [rest] = (await engines.search({ ...REQUEST, moves })).candidates;
    expect([rest?.line, rest?.value]).toEqual([best?.line.slice(1), best?.value]);
  });

  it("chooses the same move for the same seed at a level", async () => {
    const strength = findFacts("qwixx")?.levels[2] ?? FULL_STRENGTH;
    const choose = async (seed: number) => {
      const found = await new EngineRunner(loadTestEngine).search({ ...REQUEST, strength, seed, candidates: 1 });
      return found.candidates[0]?.move;
    };
    const chosen = await Promise.all([1, 2, 3, 4, 5, 6].map(choose));
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(choose))).toEqual(chosen);
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });

  it("knows the chances before a roll: who begins has more", async () => {
    const value = await new EngineRunner(loadTestEngine).estimateRoll({ ...REQUEST, moves: [] });
    expect(value).toBeGreaterThan(0.5);
    expect(value).toBeLessThan(0.6);
  });
});
