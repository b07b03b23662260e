import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Translatable } from "../../protocol/types.ts";
import { loadTestRules, TEST_GAMES } from "../fixtures.ts";
import { type Candidate, IllegalMoveError, type Rules } from "./contract.ts";

type Reason = [position: string, candidates: [number, number | null, ...string[]][], reasons: Translatable[]];
type Refusal = [position: string, text: string, message: string, clause: string | null, why: Translatable | null];

/** What Python says, written by "make golden". */
const vectors = JSON.parse(
  readFileSync(new URL("../../../../tests/golden/local_rules.json", import.meta.url), "utf8"),
) as Record<string, (Reason | Refusal)[]>;

describe.each(TEST_GAMES)("%s says the same as Python", (game) => {
  let rules: Rules;
  beforeAll(async () => {
    rules = await loadTestRules(game);
  });

  it("about the reasons for a move", () => {
    const reasons = vectors[`${game} reasons`] as Reason[];
    expect(reasons.length).toBeGreaterThan(300);
    for (const [text, shown, expected] of reasons) {
      const [best, ...others] = shown.map(readCandidate) as [Candidate, ...Candidate[]];
      expect({ text, best, why: rules.explain(rules.parsePosition(text), best, others) }).toEqual({
        text,
        best,
        why: expected,
      });
    }
  });

  it("about what is wrong with a move", () => {
    const refusals = vectors[`${game} refusals`] as Refusal[];
    expect(refusals.length).toBeGreaterThan(150);
    for (const [position, text, ...expected] of refusals)
      expect([position, text, ...refuse(rules, position, text)]).toEqual([position, text, ...expected]);
  });

  it("about the text of a position", () => {
    for (const [text] of [...(vectors[`${game} reasons`] ?? []), ...(vectors[`${game} refusals`] ?? [])])
      expect(rules.parsePosition(text).text).toBe(text);
  });
});

function readCandidate([value, pliesToEnd, ...line]: Reason[1][number]): Candidate {
  return { move: line[0] ?? "", value, line, pliesToEnd };
}

function refuse(rules: Rules, position: string, text: string): unknown[] {
  try {
    return [rules.parsePosition(position).parseMove(text).text];
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    return [error.message, error.clause, error.why];
  }
}
