import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EngineRunner } from "../../engine/engine-runner.ts";
import { loadTestEngine, loadTestRules } from "../../games/fixtures.ts";
import { importRecord } from "../../record/import.ts";
import { findFacts } from "../../rules/facts.ts";
import { type AnalysedGame, analyseGame } from "./analyser.ts";
import type { Analysis } from "./types.ts";

interface Vector {
  readonly record: string;
  readonly nodes: number;
  readonly analysis: Analysis;
}

/** What Python finds with so many nodes, written by "make golden". */
const vectors = JSON.parse(
  readFileSync(new URL("../../../../tests/golden/analyses.json", import.meta.url), "utf8"),
) as Vector[];

async function openGame(text: string): Promise<AnalysedGame> {
  const { record } = await importRecord(text, 1, async (game) => {
    const facts = findFacts(game);
    return facts && { facts, rules: await loadTestRules(game) };
  });
  return { ...record, moves: record.moves.map(({ move }) => move) };
}

describe.each(vectors)("the analysis of a game of $analysis.game by $nodes nodes", ({ record, nodes, analysis }) => {
  it("finds what duellum analyse finds", async () => {
    const game = await openGame(record);
    const engines = new EngineRunner(loadOnce());
    await analyseGame(game, engines, { nodes: 500 }); // what was searched before must not matter
    const found = await analyseGame(game, engines, { nodes });
    const shown = shorten(found.analysis, analysis);
    expect(shown.plies).toEqual(analysis.plies);
    expect(shown.chances).toEqual(analysis.chances);
    expect([shown.game, shown.start, shown.dice, shown.last]).toEqual([
      analysis.game,
      analysis.start,
      analysis.dice,
      analysis.last,
    ]);
    expect(shown.turning).toBe(analysis.turning);
    expectTotals(shown.totals[0], analysis.totals[0]);
    expectTotals(shown.totals[1], analysis.totals[1]);
  }, 60_000);
});

/** Sums may differ in the last digit: versions of Python add up differently. */
function expectTotals(found: object, expected: object): void {
  for (const [name, figure] of Object.entries(expected)) {
    const value = found[name as keyof typeof found] as unknown;
    if (typeof figure === "number") expect(value, name).toBeCloseTo(figure, 10);
    else expect(value, name).toEqual(figure);
  }
}

/** The golden file has lines as texts, and reasons next to some plies only. */
function shorten(found: Analysis, expected: Analysis): Analysis {
  const plies = found.plies.map((ply, index) => {
    if (ply.kind === "roll") return ply;
    const told = expected.plies[index];
    const hasReasons = told?.kind === "decision" && told.candidates[0]?.why !== undefined;
    const candidates = ply.candidates.map(({ why, line, ...rest }) => ({
      ...rest,
      line: line.join(" "),
      ...(hasReasons && { why }),
    }));
    return { ...ply, candidates };
  });
  return { ...found, plies: plies as unknown as Analysis["plies"] };
}

/** An engine is loaded once, as in a Worker, so that its table is kept between searches. */
function loadOnce(): typeof loadTestEngine {
  const loaded = new Map<string, ReturnType<typeof loadTestEngine>>();
  return (game) => {
    const engine = loaded.get(game) ?? loadTestEngine(game);
    loaded.set(game, engine);
    return engine;
  };
}
