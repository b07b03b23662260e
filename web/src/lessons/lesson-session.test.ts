import { describe, expect, it } from "vitest";
import { type LessonStep, loadCourse } from "./course.ts";
import { LessonSession, type Settle } from "./lesson-session.ts";

const settle: Settle = () => Promise.resolve();

async function stepOf(game: string, name: string): Promise<LessonStep> {
  const step = (await loadCourse(game)).steps.find((one) => one.name === name);
  if (!step) throw new Error(`no step ${name}`);
  return step;
}

async function start(game: string, name: string): Promise<LessonSession> {
  return new LessonSession(await stepOf(game, name), 10, settle);
}

describe("LessonSession", () => {
  it("starts with the goal and shows the position without a move", async () => {
    const session = await start("battle", "roll");
    expect([session.text.value, session.phase.value]).toEqual(["lesson-battle-roll", "doing"]);
    expect(session.shown.value).toMatchObject({ last: null, ply: 10, toMove: 0 });
  });

  it("praises a right move", async () => {
    const session = await start("battle", "roll");
    await session.play("d3n2");
    expect([session.text.value, session.phase.value]).toEqual(["lesson-battle-roll-done", "done"]);
    expect(session.shown.value).toMatchObject({ ply: 11, last: { move: "d3n2" } });
    expect(session.isPerfect).toBe(true);
  });

  it("shows a mistake with the opponent's reply, and goes back to where it was made", async () => {
    const session = await start("battle", "danger");
    await session.play("g2n2");
    expect([session.text.value, session.phase.value]).toEqual(["lesson-battle-danger-hung", "wrong"]);
    expect(session.shown.value).toMatchObject({ ply: 12, last: { move: "e4s3" }, toMove: null });
    session.retry();
    expect([session.text.value, session.phase.value]).toEqual(["lesson-battle-danger", "doing"]);
    expect(session.shown.value).toMatchObject({ ply: 14, last: null });
    await session.play("g2w2");
    expect([session.phase.value, session.isPerfect]).toEqual(["done", false]);
  });

  it("goes on after the reply in a step of two moves, and tries the second again", async () => {
    const session = await start("battle", "palace");
    await session.play("d7e1");
    expect([session.text.value, session.phase.value]).toEqual(["lesson-battle-palace-2", "doing"]);
    expect(session.situation.value.hint).toBe("e7n1");
    await session.play("e7s1");
    session.retry();
    expect(session.text.value).toBe("lesson-battle-palace-2");
    session.restart();
    expect(session.text.value).toBe("lesson-battle-palace");
  });

  it("asks before the roll, again after a wrong answer", async () => {
    const session = await start("battle", "predict");
    await session.answer(6);
    expect([session.text.value, session.phase.value]).toEqual(["lesson-battle-predict-under", "wrong"]);
    session.retry();
    await session.answer(3);
    expect(session.text.value).toBe("lesson-battle-predict-2");
    expect(session.shown.value.ply).toBe(12); // only the retry has jumped
  });

  it("rolls the dice as they are scripted", async () => {
    const session = await start("qwixx", "roll");
    expect(session.situation.value.can_roll).toBe(true);
    await session.roll();
    expect(session.shown.value.last).toMatchObject({ kind: "roll", move: "41/3526" });
    await session.play("g5");
    expect(session.phase.value).toBe("done");
  });

  it("ignores what is not legal, and what comes while moves are shown", async () => {
    const session = await start("battle", "palace");
    await session.play("a1n1");
    expect(session.phase.value).toBe("doing");
    const first = session.play("d7e1");
    await session.play("d7n1");
    await first;
    expect(session.situation.value.hint).toBe("e7n1");
  });

  it("is not perfect with a hint, and the hint is gone after the move", async () => {
    const session = await start("battle", "turn");
    session.hint();
    expect(session.isHinted.value).toBe(true);
    await session.play("c2e2n3");
    expect([session.isHinted.value, session.isPerfect]).toEqual([false, false]);
  });

  it("shows nothing more once it is stopped", async () => {
    const session = await start("battle", "danger");
    const playing = session.play("g2n2");
    session.stop();
    await playing;
    expect(session.phase.value).toBe("watching");
    expect(session.shown.value.ply).toBe(11);
  });
});
