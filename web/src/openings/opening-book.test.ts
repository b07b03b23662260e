import { describe, expect, it } from "vitest";
import { normalize } from "../games/battle/openings.ts";
import { chooseMove, hasOpeningBook, loadOpeningBook, parseOpeningBook, scoreInterval } from "./opening-book.ts";

const TEXT = `{"positions": 1, "games": 12}

start w 0 1
a 550 10 13 develops-one,invades
b 545 0 0 -
c 530 2 0 -
`;

describe("an opening book", () => {
  const book = parseOpeningBook(TEXT);
  const moves = book.find("start w 0 1");

  it("has the moves of its positions", () => {
    expect(book.facts).toEqual({ positions: 1, games: 12 });
    expect(moves[0]).toEqual({ move: "a", value: 0.55, games: 10, points: 6.5, plans: ["develops-one", "invades"] });
    expect(moves[1]?.plans).toEqual([]);
    expect(book.find("elsewhere")).toEqual([]);
  });

  it.each([
    [0, "aa"],
    [5, "abab"],
    [20, "abcabc"],
  ])("lets a seed choose among moves that lose at most %i per mille", (loss, names) => {
    expect([...names].map((_, seed) => chooseMove(moves, loss, seed)?.move).join("")).toBe(names);
    expect(chooseMove([], loss, 1)).toBeNull();
  });

  it("has intervals of scores like Python's", () => {
    const [low, high] = scoreInterval({ move: "", value: 0, games: 100, points: 50, plans: [] });
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(["0.404", "0.596"]);
    expect(scoreInterval({ move: "", value: 0, games: 0, points: 0, plans: [] })).toEqual([0, 1]);
  });
});

describe("the books of the games", () => {
  it("are found by the game's name; Qwixx Duel has none", async () => {
    expect([hasOpeningBook("battle"), hasOpeningBook("qwixx")]).toEqual([true, false]);
    await expect(loadOpeningBook("qwixx")).rejects.toThrow("no opening book");
    const book = await loadOpeningBook("battle");
    expect(book.find(normalize("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 17 30"))).toHaveLength(37);
  });
});
