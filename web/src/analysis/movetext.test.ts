import { describe, expect, it } from "vitest";
import { formatMovetext, MovetextError, parseMovetext } from "./movetext.ts";

describe("moves as text", () => {
  it.each([
    "",
    "a b c",
    "{start} a {one} (b {two} c (d) (e f)) g (h)",
    'a {braces \\} quotes \\" and \\\\ and\\nlines}',
  ])("formats what it has parsed: %s", (text) => {
    expect(formatMovetext(parseMovetext(text))).toBe(text);
  });

  it("skips numbers of turns, clock times and results", () => {
    expect(formatMovetext(parseMovetext("1. i1n5 @598.4 a8s5 2. h1n1 (2. e1n1) 1-0"))).toBe("i1n5 a8s5 h1n1 (e1n1)");
  });

  it("takes rolls and declined actions for moves", () => {
    expect(formatMovetext(parseMovetext("1. 41/3526 y5 - *"))).toBe("41/3526 y5 -");
  });

  it("uses a move again that stands twice", () => {
    expect(parseMovetext("a (b c) (b d)").next[1]?.next.map(({ move }) => move)).toEqual(["c", "d"]);
  });

  it.each(["(a)", "a (b", "a b)", "a ()", "a } b"])("refuses %s", (text) => {
    expect(() => parseMovetext(text)).toThrow(MovetextError);
  });

  it("numbers the turns", () => {
    const number = (moves: readonly string[]) => (moves.length % 2 === 0 ? moves.length / 2 + 1 : null);
    expect(formatMovetext(parseMovetext("a (x) b c (y)"), number)).toBe("1. a (1. x) b 2. c (2. y)");
  });
});
