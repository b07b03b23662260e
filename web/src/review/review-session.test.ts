import { beforeAll, describe, expect, it } from "vitest";
import type { EngineHost } from "../engine/contract.ts";
import { EngineRunner } from "../engine/engine-runner.ts";
import { loadTestEngine, loadTestRules } from "../games/fixtures.ts";
import type { Replay } from "../protocol/types.ts";
import { importRecord, presentReplay } from "../record/import.ts";
import { findFacts } from "../rules/facts.ts";
import { FIRST_PASS } from "./analysis/contract.ts";
import { LocalReview, openGame } from "./analysis/local-review.ts";
import { ReplaySession } from "./replay-session.ts";
import { ReviewSession } from "./review-session.ts";

const GAME = '[Game "battle"] i1n4w1 i8s5 h5w3n3 1-0';

async function openReplay(): Promise<Replay> {
  const { record, count } = await importRecord(GAME, 1, async (game) => {
    const facts = findFacts(game);
    return facts && { facts, rules: await loadTestRules(game) };
  });
  return presentReplay(record, 1, count);
}

describe("ReviewSession", () => {
  let replay: Replay;
  let engines: EngineHost;
  beforeAll(async () => {
    replay = await openReplay();
    const engine = loadTestEngine("battle");
    engines = new EngineRunner(() => engine);
  });

  async function openSession(ply: number, passes = FIRST_PASS as number): Promise<ReviewSession> {
    const game = await openGame(replay, loadTestRules);
    if (!game) throw new Error("there are no rules");
    const review = new LocalReview(replay, game, engines);
    await review.analyse(passes);
    return new ReviewSession(new ReplaySession(replay, ply), review, async () => undefined);
  }

  it("goes from error to error", async () => {
    const session = await openSession(1);
    expect([session.findError(1), session.findError(-1)]).toEqual([2, null]);
    session.viewPly(2);
    expect([session.findError(1), session.analysedPly?.move]).toEqual([null, "i8s5"]);
    session.viewPly(3);
    expect(session.findError(-1)).toBe(2);
  });

  it("plays out a line from before the error, and goes back", async () => {
    const session = await openSession(2);
    const ply = session.analysedPly;
    const line = ply?.kind === "decision" ? (ply.candidates[0]?.line ?? []) : [];
    const played = session.playLine(line);
    expect(session.shown.value).toMatchObject({ ply: 1, last: null });
    await played;
    expect(session.shown.value.ply).toBe(1 + line.length);
    session.closeAside();
    expect(session.shown.value).toMatchObject({ ply: 2, legal: [] });
  });

  it("grades a move that is tried", async () => {
    const session = await openSession(2);
    session.startTrial();
    expect(session.shown.value.legal.length).toBeGreaterThan(20);
    await session.tryMove("i8s5");
    const worse = session.aside.value;
    expect(worse?.kind === "trial" && worse.verdict?.grade).toBe("blunder");
    session.startTrial();
    const ply = session.analysedPly;
    await session.tryMove(ply?.kind === "decision" ? (ply.candidates[0]?.move ?? "") : "");
    const best = session.aside.value;
    expect(best?.kind === "trial" && best.verdict?.grade).toBe("best");
    expect(session.shown.value).toMatchObject({ ply: 2, legal: [] });
  });

  it("leaves a line when another ply is chosen", async () => {
    const session = await openSession(2);
    const played = session.playLine(["a8s5", "h1n1"]);
    session.viewPly(1);
    await played;
    expect([session.aside.value, session.shown.value.ply]).toEqual([null, 1]);
  });

  it("finds nothing more after it was stopped", async () => {
    const session = await openSession(0, 0);
    const running = session.review?.analyse(FIRST_PASS);
    session.review?.stop();
    await running;
    expect([session.review?.analysis.value, session.review?.hasFailed.value]).toEqual([null, false]);
  });

  it("begins again where it is wanted while it is being stopped", async () => {
    const session = await openSession(0, 0);
    const running = session.review?.analyse(FIRST_PASS);
    session.review?.stop();
    await session.review?.analyse(FIRST_PASS);
    await running;
    expect(session.review?.analysis.value?.plies).toHaveLength(3);
  });
});
