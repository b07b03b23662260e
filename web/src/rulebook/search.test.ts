import { expect, test } from "vitest";
import { foldQuery, splitAtMatches } from "./search.ts";

const found = (text: string, query: string): string[] =>
  splitAtMatches(text, query)
    .filter((part) => part.isFound)
    .map((part) => part.text);

test("case and accents do not matter", () => {
  expect(found("Un pion de TÊTE, en tête", "tete")).toEqual(["TÊTE", "tête"]);
  expect(found("Кубик и кубики", "КУБИК")).toEqual(["Кубик", "кубик"]);
  expect(found("Reihe schließen", "schliess")).toEqual([]);
});

test("the parts make the text again", () => {
  const text = "Ａ die rolls; the die’s face: ﬁve 骰子滚动";
  for (const query of ["die", "e", "骰子", "face:", "nothing", ""])
    expect(
      splitAtMatches(text, query)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
});

test("spaces of any kind and number are one space", () => {
  expect(foldQuery("  two \u00a0 ways ")).toBe("two ways");
  expect(found("Two\u00a0ways lead there", "two  ways")).toEqual(["Two\u00a0ways"]);
});

test("characters outside the basic plane keep their places", () => {
  expect(found("🎲 die 🎲 die", "die")).toEqual(["die", "die"]);
});

test("nothing is found for an empty query", () => {
  expect(splitAtMatches("A die", "  ")).toEqual([{ text: "A die", isFound: false }]);
});
