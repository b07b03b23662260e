import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { loadTestRules, TEST_GAMES } from "../games/fixtures.ts";
import type { Replay } from "../protocol/types.ts";
import { findFacts } from "../rules/facts.ts";
import { importRecord, presentReplay } from "./import.ts";
import { presentProblem, RecordError } from "./record-error.ts";
import type { RecordRules } from "./record-rules.ts";

type Refusal = [reason: string, text: string | null, clause: string | null, line: number | null, why: unknown];
type Vector = [text: string, number: number, answer: Refusal | object];

/** What Python answers, written by "make golden". */
const vectors = JSON.parse(
  readFileSync(new URL("../../../tests/golden/records.json", import.meta.url), "utf8"),
) as Vector[];

describe("a record is opened as on the server", () => {
  const known = new Map<string, RecordRules>();
  beforeAll(async () => {
    for (const game of TEST_GAMES) {
      const facts = findFacts(game);
      if (facts) known.set(game, { facts, rules: await loadTestRules(game) });
    }
  });

  async function open(text: string, number: number, isTold: boolean): Promise<Refusal | object> {
    try {
      const { record, count } = await importRecord(text, number, async (game) => known.get(game) ?? null);
      return withoutPictures(presentReplay(record, number, count));
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      const { reason, text: message, clause, line, why } = presentProblem(error);
      return [reason, isTold ? message : null, clause, line, why ?? null];
    }
  }

  it("or refused for the same reason, at the same line", async () => {
    const kinds = new Set(vectors.map(([, , answer]) => (Array.isArray(answer) ? answer[0] : "read")));
    expect(kinds.size).toBeGreaterThan(6);
    for (const [text, number, answer] of vectors) {
      const isTold = Array.isArray(answer) && answer[1] !== null;
      expect([text, await open(text, number, isTold)]).toEqual([text, answer]);
    }
  });
});

function withoutPictures(replay: Replay): object {
  const positions = replay.positions.map(({ position }) => position);
  const moves = replay.moves.map(({ words: _, ...move }) => move);
  return { ...replay, positions, moves };
}
