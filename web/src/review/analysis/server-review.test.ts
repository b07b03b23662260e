import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { EngineRunner } from "../../engine/engine-runner.ts";
import { loadTestEngine, loadTestRules } from "../../games/fixtures.ts";
import type { Replay } from "../../protocol/types.ts";
import { importRecord, presentReplay } from "../../record/import.ts";
import { findFacts } from "../../rules/facts.ts";
import { ReplaySession } from "../replay-session.ts";
import { ReviewSession } from "../review-session.ts";
import { FIRST_PASS } from "./contract.ts";
import { LocalReview, openGame } from "./local-review.ts";
import { type AnalyseRecord, GRACE_MS, ServerReview } from "./server-review.ts";
import type { RecordAnalysis } from "./types.ts";

const GAME = '[Game "battle"] i1n4w1 i8s5 h5w3n3 1-0';
const ERROR = 1;

/** What a server would send: the local review's own analysis and line. */
async function openLocal(): Promise<{ local: LocalReview; answer: RecordAnalysis }> {
  const { record, count } = await importRecord(GAME, 1, async (game) => {
    const facts = findFacts(game);
    return facts && { facts, rules: await loadTestRules(game) };
  });
  const replay = presentReplay(record, 1, count);
  const game = await openGame(replay, loadTestRules);
  if (!game) throw new Error("there are no rules");
  const engine = loadTestEngine("battle");
  const local = new LocalReview(replay, game, new EngineRunner(() => engine));
  await local.analyse(FIRST_PASS);
  const analysis = local.analysis.value;
  if (!analysis) throw new Error("there is no analysis");
  const better = analysis.plies[ERROR];
  const line = better?.kind === "decision" ? (better.candidates[0]?.line ?? []) : [];
  const moves = local
    .showLine(ERROR, line)
    .map(({ text, toMove, ...shown }) => ({ ...shown, move: text, to_move: toMove }));
  return { local, answer: { analysis, lines: [[], moves, []] } };
}

describe("ServerReview", () => {
  let local: LocalReview;
  let answer: RecordAnalysis;
  let replay: Replay;
  beforeAll(async () => {
    ({ local, answer } = await openLocal());
    replay = local.replay;
  });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A server that answers when it is told to. */
  function wait(): { ask: AnalyseRecord; signals: AbortSignal[]; resolve: () => void } {
    const signals: AbortSignal[] = [];
    let resolve = (): void => undefined;
    const ask: AnalyseRecord = (_, signal) => {
      signals.push(signal);
      return new Promise((done, fail) => {
        resolve = () => done(answer);
        signal.addEventListener("abort", () => fail(signal.reason));
      });
    };
    return { ask, signals, resolve: () => resolve() };
  }

  it("shows the server's analysis, and how far it is not", async () => {
    const { ask, signals, resolve } = wait();
    const review = new ServerReview(replay, ask);
    const running = review.analyse();
    expect([review.analysis.value, review.progress.value]).toEqual([null, { pass: 0, share: null }]);
    resolve();
    await running;
    expect([review.analysis.value, review.progress.value]).toEqual([answer.analysis, null]);
    await review.analyse();
    expect(signals).toHaveLength(1);
  });

  it("asks for the record of the one game", async () => {
    const ask = vi.fn<AnalyseRecord>(async () => answer);
    await new ServerReview(replay, ask).analyse();
    expect(ask.mock.calls[0]?.[0]).toBe(replay.record);
  });

  it("shows the lines and the moves of the game as the browser's own review does", async () => {
    const review = new ServerReview(replay, async () => answer);
    await review.analyse();
    const line = answer.lines[ERROR]?.map(({ move }) => move) ?? [];
    expect(line.length).toBeGreaterThan(1);
    for (const [ply, moves] of [
      [ERROR, line],
      [ERROR, line.slice(0, 1)],
      [0, ["i1n4w1"]],
      [ERROR, ["i8s5"]],
      [2, ["h5w3n3"]],
    ] as const) {
      expect(review.showLine(ply, moves)).toEqual(local.showLine(ply, moves));
    }
    expect(() => review.showLine(0, ["a1n1"])).toThrow(RangeError);
  });

  it("plays out the better line in a session, without moves to try", async () => {
    const review = new ServerReview(replay, async () => answer);
    await review.analyse();
    const session = new ReviewSession(new ReplaySession(replay, ERROR + 1), review, async () => undefined);
    const line = answer.lines[ERROR] ?? [];
    await session.playLine(line.map(({ move }) => move));
    expect(session.shown.value).toMatchObject({ ply: ERROR + line.length, picture: line.at(-1)?.picture });
    session.startTrial();
    expect([review.trials, session.shown.value.legal]).toEqual([null, []]);
  });

  it("goes on with the request where the page wants what the card has begun", async () => {
    const { ask, signals, resolve } = wait();
    const review = new ServerReview(replay, ask);
    const running = review.analyse();
    review.stop();
    vi.advanceTimersByTime(GRACE_MS - 1);
    void review.analyse();
    vi.advanceTimersByTime(GRACE_MS);
    resolve();
    await running;
    expect([signals.length, signals[0]?.aborted, review.analysis.value]).toEqual([1, false, answer.analysis]);
  });

  it("stops the request when nobody looks any more, and asks again", async () => {
    const { ask, signals, resolve } = wait();
    const review = new ServerReview(replay, ask);
    const running = review.analyse();
    review.stop();
    vi.advanceTimersByTime(GRACE_MS);
    await running;
    expect([signals[0]?.aborted, review.hasFailed.value, review.analysis.value]).toEqual([true, false, null]);
    const again = review.analyse();
    resolve();
    await again;
    expect(review.analysis.value).toBe(answer.analysis);
  });

  it("says that the server has refused, and tries again when it is asked to", async () => {
    const ask = vi.fn<AnalyseRecord>().mockRejectedValueOnce(new Error("engine-busy")).mockResolvedValue(answer);
    const review = new ServerReview(replay, ask);
    await review.analyse();
    expect([review.hasFailed.value, review.progress.value, review.analysis.value]).toEqual([true, null, null]);
    await review.analyse();
    expect([review.hasFailed.value, review.analysis.value]).toEqual([false, answer.analysis]);
  });
});
