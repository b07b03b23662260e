import { expect, test } from "vitest";
import { isMuted, setMuted } from "./muted-games.ts";

const FIRST = { game: "first", previous: null };
const REMATCH = { game: "rematch", previous: "first" };

test("an opponent who is muted stays so in the rematch, until they are heard again", () => {
  expect([isMuted(FIRST), isMuted(REMATCH)]).toEqual([false, false]);
  setMuted(FIRST, true);
  expect([isMuted(FIRST), isMuted(REMATCH), isMuted({ game: "other", previous: null })]).toEqual([true, true, false]);
  setMuted(REMATCH, false);
  expect([isMuted(FIRST), isMuted(REMATCH)]).toEqual([false, false]);
});
