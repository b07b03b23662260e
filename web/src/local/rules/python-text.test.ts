import { expect, it } from "vitest";
import { quoteText, roundHalfEven, showInput } from "./python-text.ts";

it.each([
  ["e1", "'e1'"],
  ["it's", '"it\'s"'],
  ['"it\'s"', "'\"it\\'s\"'"],
  ["a\\b\n\t", "'a\\\\b\\n\\t'"],
  ["\u001b[0m\u00a0\u202e", "'\\x1b[0m\\xa0\\u202e'"],
  ["ж\u{1f600}\u{e0001}", "'ж\u{1f600}\\U000e0001'"],
])("quotes %j as Python does", (text, quoted) => {
  expect(quoteText(text)).toBe(quoted);
});

it("shows at most forty characters of what somebody gave", () => {
  expect(showInput("x".repeat(50))).toBe("x".repeat(40));
});

it("rounds a half to the even number", () => {
  expect([0.5, 1.5, 2.4, 2.5, 2.6].map(roundHalfEven)).toEqual([0, 2, 2, 2, 3]);
});
