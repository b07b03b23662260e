import { describe, expect, it } from "vitest";
import { EngineRunner } from "../engine/engine-runner.ts";
import { loadTestEngine, loadTestRules } from "../games/fixtures.ts";
import { type Puzzle, parseCollection } from "./collection.ts";
import { Judge } from "./judge.ts";
import { PuzzleSession } from "./puzzle-session.ts";

const [WIN_IN_2, TURN] = [
  ...parseCollection("battle", "aaaaaa\t860\twin-2\t9/9/9/9/9/4K4/2U2k3/9 w 0 1\tc2n2e3 f2n1 e3e1"),
  ...parseCollection(
    "qwixx",
    "bbbbbb\t940\tbest-turn\tb.g.bg.gb2..-/...bgbg4.bg.-/g..b.b2b.g..-/.g.g.bb2....- b 1:1 42/4623 1\tb6 g4;b6 b5",
  ),
] as [Puzzle, Puzzle];

async function start(puzzle: Puzzle): Promise<PuzzleSession> {
  const rules = await loadTestRules(puzzle.game);
  const judge = new Judge(puzzle.game, rules, new EngineRunner(loadTestEngine));
  return new PuzzleSession(
    puzzle,
    rules,
    0,
    () => Promise.resolve(),
    (before, move, after) => judge.assess(before, move, after),
  );
}

describe("a puzzle", () => {
  it("is solved step by step, with the replies played out", async () => {
    const session = await start(WIN_IN_2);
    expect(session.solver).toBe(0);
    await session.play("c2n2e3");
    expect([session.phase.value, session.comment.value.kind]).toEqual(["doing", "right"]);
    expect(session.shown.value).toMatchObject({ ply: 2, last: { move: "f2n1" } });
    await session.play("e3e1");
    expect([session.phase.value, session.isPerfect]).toEqual(["solved", true]);
  });

  it("is solved by any move that wins at once in the end", async () => {
    const session = await start(WIN_IN_2);
    await session.play("c2n2e3");
    const other = session.legal.value.find((move) => "wins" in move && move.wins && move.move !== "e3e1");
    if (other) await session.play(other.move);
    else await session.play("e3e1");
    expect(session.phase.value).toBe("solved");
  });

  it("shows what refutes a mistake, and goes back to it", async () => {
    const session = await start(WIN_IN_2);
    await session.play("e3n1");
    expect(session.phase.value).toBe("wrong");
    expect(session.comment.value.loss).toBeGreaterThan(0.5);
    expect(session.comment.value.reasons.length).toBeGreaterThan(0);
    expect(session.shown.value.ply).toBe(2);
    session.retry();
    expect([session.phase.value, session.position]).toEqual(["doing", WIN_IN_2.position]);
    expect(session.shown.value).toMatchObject({ ply: 4, last: null });
    await session.play("c2n2e3");
    await session.play("e3e1");
    expect([session.phase.value, session.isPerfect]).toEqual(["solved", false]);
  });

  it("gives hints step by step, which count as help", async () => {
    const session = await start(WIN_IN_2);
    session.showHint();
    expect(session.hint.value).toBe(1);
    session.showHint();
    expect([session.hint.value, session.nextMove]).toEqual([2, "c2n2e3"]);
    await session.play("c2n2e3");
    expect([session.hint.value, session.isPerfect]).toEqual([0, false]);
  });

  it("plays out its solution, also after a mistake", async () => {
    const session = await start(WIN_IN_2);
    await session.play("e3n1");
    await session.showSolution();
    expect([session.phase.value, session.shown.value.toMove]).toEqual(["shown", null]);
  });

  it("shows nothing more once it is left", async () => {
    const session = await start(WIN_IN_2);
    const playing = session.play("c2n2e3");
    session.stop();
    await playing;
    expect(session.shown.value.ply).toBe(1);
  });
});

describe("a turn", () => {
  it("is solved by each of the near-equal answers", async () => {
    for (const second of ["g4", "b5"]) {
      const session = await start(TURN);
      await session.play("b6");
      expect(session.phase.value).toBe("doing");
      await session.play(second);
      expect(session.phase.value).toBe("solved");
    }
  });

  it("tells what another choice costs, without a reply", async () => {
    const session = await start(TURN);
    await session.play("-");
    expect(session.phase.value).toBe("wrong");
    expect(session.comment.value.loss).toBeGreaterThan(0.015);
    expect(session.shown.value.ply).toBe(1);
  });
});
