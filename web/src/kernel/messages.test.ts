import { expect, it } from "vitest";
import { type MessageRow, readMessage, showInput, writeText } from "./messages.ts";

const TABLE: readonly MessageRow[] = [
  ["plain", null, {}],
  ["full", "Q5", { side: ["black", "grey"], fields: { listOf: ["r2", "r3", "r4"] }, count: "number" }],
  ["quoting", null, { text: "text", part: "part", place: "number" }],
];

it("reads numbers, words and lists of words", () => {
  expect(readMessage(TABLE, 1, [])).toEqual({ clause: null, why: { id: "plain", args: {} } });
  expect(readMessage(TABLE, 2, Int32Array.of(1, 2, 2, 0, 7, 99))).toEqual({
    clause: "Q5",
    why: { id: "full", args: { side: "grey", fields: ["r4", "r2"], count: 7 } },
  });
});

it("quotes the text that was asked about", () => {
  expect(readMessage(TABLE, 3, [1, 3, 2], "a\u{1f600}b")?.why.args).toEqual({
    text: "a\u{1f600}b",
    part: "\u{1f600}b",
    place: 2,
  });
});

it("has nothing to say by the code 0", () => {
  expect(readMessage(TABLE, 0, [1, 2])).toBeNull();
});

it.each([
  ["e1", "e1"],
  ["x".repeat(50), "x".repeat(40)],
  ["\u001b[0m\u00a0\u202e it's", "\ufffd[0m\ufffd\ufffd it's"],
])("shows %j without control characters, and not all of it", (text, shown) => {
  expect(showInput(text)).toBe(shown);
});

it("writes a byte for each character, as far as there is room", () => {
  const bytes = new Uint8Array(4);
  expect(writeText(bytes, "a\u{1f600}é")).toBe(3);
  expect([...bytes.subarray(0, 3)]).toEqual([97, 255, 233]);
  expect(writeText(bytes, "a long text")).toBe(4);
});
