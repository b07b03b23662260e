import { beforeAll, describe, expect, it } from "vitest";
import { loadTestRules } from "../../games/fixtures.ts";
import { IllegalMoveError, type Rules } from "../../rules/contract.ts";
import { usualStart } from "../address.ts";
import { parseMovetext } from "../movetext.ts";
import { formatAnalysisRecord } from "../record-text.ts";
import { AnalysisSession } from "./analysis-session.ts";

let battle: Rules;
let qwixx: Rules;
beforeAll(async () => {
  [battle, qwixx] = await Promise.all([loadTestRules("battle"), loadTestRules("qwixx")]);
});

const open = (moves = "", start = usualStart("battle")) =>
  new AnalysisSession("battle", battle, { start, tree: parseMovetext(moves), path: [] });

describe("an analysis", () => {
  it("shows the start with its legal moves", () => {
    const { shown } = open();
    expect(shown.value.legal).toHaveLength(37);
    expect(shown.value).toMatchObject({ last: null, toMove: 0, ply: 0 });
  });

  it("plays moves, and plays known ones again without a second variation", () => {
    const session = open();
    session.play("i1n5");
    session.first();
    session.play("i1n5");
    expect(session.tree.value.next).toHaveLength(1);
    expect(session.situation.value.position.text).toContain(" b 1 1");
  });

  it("grows the ply by one for a step and by two for a jump", () => {
    const session = open("i1n5 a8s5");
    session.forward();
    session.forward();
    expect(session.shown.value.ply).toBe(2);
    session.first();
    expect(session.shown.value.ply).toBe(4);
  });

  it("keeps a second move as a variation, which can be promoted and taken away", () => {
    const session = open("i1n5 a8s5");
    session.play("e1n1");
    expect(session.path.value).toEqual([1]);
    session.promote();
    expect(session.tree.value.next.map(({ move }) => move)).toEqual(["e1n1", "i1n5"]);
    session.remove();
    expect(session.path.value).toEqual([]);
    expect(session.tree.value.next.map(({ move }) => move)).toEqual(["i1n5"]);
  });

  it("refuses a line with an illegal move as a whole", () => {
    const session = open();
    expect(() => session.playLine(["i1n5", "i1n5"])).toThrow(IllegalMoveError);
    expect(session.tree.value.next).toEqual([]);
    expect(() => open("i1n4")).toThrow(IllegalMoveError);
  });

  it("tells how a line ended, and offers no moves then", () => {
    const session = open("", "4k4/4C4/9/9/9/9/9/4K4 w 0 30");
    session.play(session.shown.value.legal.find((move) => move.move.startsWith("e7"))?.move ?? "");
    expect(session.situation.value.outcome).not.toBeNull();
    expect(session.shown.value).toMatchObject({ legal: [], toMove: null });
  });

  it("ends a line by repetition", () => {
    const session = open("", "4k4/9/9/9/9/9/9/4K4 w 0 9");
    session.playLine(["e1n1", "e8s1", "e2s1", "e7n1", "e1n1", "e8s1", "e2s1", "e7n1"]);
    expect(session.situation.value.outcome?.clause).toBe("B19");
  });

  it("begins anew from a position", () => {
    const session = open("i1n5");
    session.restart("4k4/9/9/9/9/9/9/4K4 w 0 9");
    expect(session.analysis).toMatchObject({ tree: { next: [] }, path: [] });
    expect(session.shown.value.legal).toHaveLength(3);
  });

  it("leaves the dice of Qwixx Duel to whoever plays a roll", () => {
    const start = usualStart("qwixx");
    const session = new AnalysisSession("qwixx", qwixx, { start, tree: parseMovetext(""), path: [] });
    expect(session.situation.value.actor).toBe("dice");
    session.play("41/3526");
    expect(session.shown.value.legal.length).toBeGreaterThan(1);
  });

  it("is saved as a record with numbers of turns, variations and comments", () => {
    const session = open("i1n4w1 {bold} (i1n5) i8s5 h1n1");
    expect(formatAnalysisRecord(session, "2026-03-14")).toBe(
      '[Game "battle"]\n[Date "2026-03-14"]\n[Result "*"]\n\n1. i1n4w1 {bold} (1. i1n5) i8s5 2. h1n1 *\n',
    );
  });
});
