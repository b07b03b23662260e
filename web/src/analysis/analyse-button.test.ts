import { expect, it } from "vitest";
import type { SeatInfo } from "../protocol/types.ts";
import { isLocked } from "./analyse-button.tsx";

const person: SeatInfo = { kind: "person", name: "Ann", level: null };
const bot: SeatInfo = { kind: "bot", name: "", level: 3 };

it.each([
  ["a game between people that goes on", { game: "abc", status: "playing", seats: [person, person] }, true],
  [
    "one that waits for a player",
    { game: "abc", status: "waiting", seats: [person, { ...person, kind: "open" }] },
    true,
  ],
  ["one that is over", { game: "abc", status: "over", seats: [person, person] }, false],
  ["a game against the computer", { game: "abc", status: "playing", seats: [person, bot] }, false],
  ["two at one screen", { game: "local-abc", status: "playing", seats: [person, person] }, false],
] as const)("locks the analysis of %s: %s", (_, game, locked) => {
  expect(isLocked({ ...game, seats: [game.seats[0], game.seats[1]] })).toBe(locked);
});
