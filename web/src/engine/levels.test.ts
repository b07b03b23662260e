import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadTestEngine, TEST_GAMES } from "../games/fixtures.ts";
import { findFacts } from "../rules/facts.ts";
import { FULL_STRENGTH } from "./contract.ts";
import { EngineRunner } from "./engine-runner.ts";

type Choice = [start: string, moves: string, level: number, seed: number, move: string, value: number];

/** What Python's levels play, written by "make golden"; the highest has this many nodes there. */
const choices = JSON.parse(
  readFileSync(new URL("../../../tests/golden/levels.json", import.meta.url), "utf8"),
) as Record<string, Choice[]>;
const NODES = 5000;

describe.each(TEST_GAMES)("the levels of %s", (rules) => {
  it("play what they play on the server", async () => {
    const levels = findFacts(rules)?.levels ?? [];
    const vectors = choices[rules] ?? [];
    expect(new Set(vectors.map(([, , level]) => level)).size).toBe(levels.length);
    for (const [start, moves, level, seed, ...expected] of vectors) {
      const { nodes, ...strength } = levels[level - 1] ?? FULL_STRENGTH;
      const { candidates } = await new EngineRunner(loadTestEngine).search({
        rules,
        start,
        moves: moves.split(" ").filter((text) => text !== ""),
        candidates: 1,
        strength: { ...strength, nodes: nodes ?? NODES },
        seed,
        milliseconds: 60_000,
      });
      expect([level, moves, candidates[0]?.move, candidates[0]?.value]).toEqual([level, moves, ...expected]);
    }
  }, 60_000);
});
