import { expect, test } from "vitest";
import type { Translatable } from "../../protocol/types.ts";
import { findUsedDice } from "./move-label.tsx";

const ROLL = { id: "qwixx-move-roll", args: { first: 5, second: 4, red: 2, yellow: 1, green: 1, blue: 4 } };
const PASS = { id: "qwixx-move-pass", args: { effect: "pass" } };
const place = (colour: string, number: number): Translatable => ({
  id: "qwixx-move",
  args: { colour, number, effect: "place", height: 1 },
});
const used = (...following: Translatable[]): string[] => [...findUsedDice(ROLL, following)].sort();

test("nothing is used before an action, nor by passing", () => {
  expect(used()).toEqual([]);
  expect(used(PASS, { id: "qwixx-move-pass", args: { effect: "misthrow" } })).toEqual([]);
});

test("action 1 uses both white dice", () => expect(used(place("r", 9))).toEqual(["first", "second"]));

test("action 2 uses the white die that makes the number, and its colour", () => {
  expect(used(PASS, place("y", 5))).toEqual(["second", "yellow"]);
  expect(used(PASS, place("y", 6))).toEqual(["first", "yellow"]);
});

test("both actions use three dice", () =>
  expect(used(place("r", 9), place("b", 8))).toEqual(["blue", "first", "second"]));
