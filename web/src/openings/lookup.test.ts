import { describe, expect, it } from "vitest";
import { loadTestRules } from "../games/fixtures.ts";
import { findOpening, openingPath } from "./lookup.ts";
import { loadOpeningBook } from "./opening-book.ts";

const START = "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1";

describe("a game's place in the book", () => {
  it("is where it left the book", async () => {
    const [rules, book] = await Promise.all([loadTestRules("battle"), loadOpeningBook("battle")]);
    const first = book.find(START)[0]?.move ?? "";
    const after = rules.parsePosition(START).parseMove(first).play();
    const lost = "4k4/9/9/9/9/4T4/9/4K4 b 0 1";
    const place = await findOpening("battle", [START, after.text, lost], [first, "e1n1"]);
    expect(place).toEqual({ plies: 1, path: openingPath("battle", [first]) });
    expect(await findOpening("battle", [lost], [])).toBeNull();
  });

  it("is nowhere in a game without a book", async () => {
    expect(await findOpening("qwixx", [START], [])).toBeNull();
  });
});
