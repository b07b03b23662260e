import { beforeAll, describe, expect, it } from "vitest";
import { normalize } from "../games/battle/openings.ts";
import { loadTestRules } from "../games/fixtures.ts";
import type { Rules } from "../rules/contract.ts";
import { ExplorerSession } from "./explorer-session.ts";
import { formatLine, parseLine } from "./line-address.ts";
import { parseOpeningBook } from "./opening-book.ts";

const START = "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1";
const BOOK = parseOpeningBook(`{"positions": 2, "games": 3}

${START}
h1n1 560 3 4 develops-one
z9n1 500 0 0 -

sbfwkwfbs/9/9/9/9/9/7I1/TCGXKXG1T b 0 1
h8s1 480 3 2 -
`);

let rules: Rules;
beforeAll(async () => {
  rules = await loadTestRules("battle");
});
const open = () => new ExplorerSession({ rules, book: BOOK, normalize, start: START });

describe("the explorer", () => {
  it("shows the moves of the book that are legal, with their words", () => {
    expect(open().lines.value.map(({ move, words }) => [move, words.id])).toEqual([["h1n1", "battle-move"]]);
  });

  it("walks down the tree, and up and down the line again", () => {
    const session = open();
    session.play("h1n1");
    expect(session.lines.value.map(({ move }) => move)).toEqual(["h8s1"]);
    session.play("h8s1");
    expect([session.lines.value, session.listMoves()]).toEqual([[], ["h1n1", "h8s1"]]);
    session.viewPly(0);
    expect([session.position.value.text, session.steps.value.length]).toEqual([START, 2]);
    session.play("h1n1");
    expect(session.steps.value).toHaveLength(2);
    session.viewPly(99);
    expect(session.viewedPly.value).toBe(2);
  });

  it("drops what followed when another move is made", () => {
    const session = open();
    session.load(["h1n1", "h8s1"]);
    session.viewPly(1);
    session.play("b8s1");
    expect(session.listMoves()).toEqual(["h1n1", "b8s1"]);
  });

  it("lets the table animate a step forward and jump otherwise", () => {
    const session = open();
    const plies = [() => session.play("h1n1"), () => session.viewPly(0), () => session.viewPly(1)].map((act) => {
      const before = session.tablePly.value;
      act();
      return session.tablePly.value - before;
    });
    expect(plies).toEqual([1, 2, 1]);
  });

  it("loads a line as far as it is legal", () => {
    const session = open();
    session.load(["h1n1", "h1n1", "h8s1"]);
    expect(session.listMoves()).toEqual(["h1n1"]);
  });
});

describe("a line in an address", () => {
  it("is parsed as it was formatted", () => {
    expect(formatLine(["h1n1", "h8s1w4"])).toBe("#h1n1.h8s1w4");
    expect(parseLine("#h1n1.h8s1w4")).toEqual(["h1n1", "h8s1w4"]);
    expect([formatLine([]), parseLine(""), parseLine("#<b>"), parseLine("#a..b")]).toEqual(["", [], [], []]);
  });
});
