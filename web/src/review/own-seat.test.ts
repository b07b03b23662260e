import { expect, it } from "vitest";
import type { DiceNotes } from "../fairness/dice-store.ts";
import type { DiceInfo, Replay } from "../protocol/types.ts";
import { findOwnSeat } from "./own-seat.ts";

const seats = (...kinds: ("bot" | "person")[]) =>
  kinds.map((kind) => ({ kind, name: "", level: null })) as Replay["seats"];
const dice = { commitments: ["a", "b"], seeds: [null, null] } as unknown as DiceInfo;
const notes = { given: "b" } as DiceNotes;

it("is the person's seat in a game against the computer in this browser", () => {
  expect(findOwnSeat("local-x", { seats: seats("bot", "person"), dice: null }, null)).toBe(1);
});

it("is neither where two people share a screen", () => {
  expect(findOwnSeat("local-x", { seats: seats("person", "person"), dice: null }, null)).toBe(null);
});

it("is the seat whose part of the dice this browser gave, in a game of the server", () => {
  expect(findOwnSeat("x", { seats: seats("person", "person"), dice }, notes)).toBe(1);
  expect(findOwnSeat("x", { seats: seats("person", "person"), dice }, null)).toBe(null);
});
