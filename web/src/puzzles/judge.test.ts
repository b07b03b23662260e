import { describe, expect, it } from "vitest";
import type { EngineHost, SearchRequest } from "../engine/contract.ts";
import { loadTestRules } from "../games/fixtures.ts";
import type { Candidate } from "../rules/contract.ts";
import { Judge, NEAR_EQUAL } from "./judge.ts";

const START = "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1";

/** An engine that answers the starting position and all others with one candidate each. */
function createEngines(best: Partial<Candidate>, reply: Partial<Candidate>): EngineHost {
  return {
    estimateRoll: async () => 0.5,
    search: async ({ start }: SearchRequest) => {
      const found = start === START ? best : reply;
      const move = start === START ? "i1n5" : "i8s5";
      return { candidates: [{ move, value: 0.5, line: [move], pliesToEnd: null, ...found }], depth: 1, nodes: 1 };
    },
  };
}

async function assess(best: Partial<Candidate>, reply: Partial<Candidate>) {
  const rules = await loadTestRules("battle");
  const before = rules.parsePosition(START);
  const after = before.parseMove("a1n5").play();
  return new Judge("battle", rules, createEngines(best, reply)).assess(before, "a1n5", after);
}

describe("an answer that is not stored", () => {
  it("costs the difference to the best one, and has a reply", async () => {
    const { isAnswer, loss, reply } = await assess({ value: 0.9 }, { value: 0.7 });
    expect([isAnswer, reply]).toEqual([false, "i8s5"]);
    expect(loss).toBeCloseTo(0.6);
  });

  it("counts where it wins by force as soon", async () => {
    expect((await assess({ value: 1, pliesToEnd: 3 }, { value: 0, pliesToEnd: -2 })).isAnswer).toBe(true);
    expect((await assess({ value: 1, pliesToEnd: 3 }, { value: 0, pliesToEnd: -4 })).isAnswer).toBe(false);
    expect((await assess({ value: 0.9 }, { value: 0, pliesToEnd: -2 })).isAnswer).toBe(false);
  });

  it("never costs less than nothing", async () => {
    expect((await assess({ value: 0.5 }, { value: 0.4 })).loss).toBe(0);
    expect(NEAR_EQUAL).toBeGreaterThan(0);
  });
});
