import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import type { GameSummary } from "../protocol/types.ts";
import { ConflictError, GameDatabase } from "./game-database.ts";

interface Game {
  moves: string[];
}

const summary = (game: string): GameSummary => ({
  game,
  rules: "battle",
  status: "playing",
  seats: [
    { kind: "person", name: "Ann", level: null },
    { kind: "bot", name: "", level: 3 },
  ],
  clock: { kind: "none" },
  turn: 1,
  to_move: 0,
  active: 1,
  you: [0],
});

const open = (factory = new IDBFactory()) => GameDatabase.open<Game>(factory);

describe("GameDatabase", () => {
  it("reads what was written, with the number of writes", async () => {
    const database = await open();
    expect(await database.read("a")).toBeNull();
    expect(await database.write("a", { moves: [] }, summary("a"), 0)).toBe(1);
    expect(await database.write("a", { moves: ["e1n1"] }, summary("a"), 1)).toBe(2);
    expect(await database.read("a")).toEqual({ id: "a", revision: 2, game: { moves: ["e1n1"] } });
  });

  it("refuses to write over what another tab has written", async () => {
    const factory = new IDBFactory();
    const [one, other] = [await open(factory), await open(factory)];
    await one.write("a", { moves: [] }, summary("a"), 0);
    await other.write("a", { moves: ["e1n1"] }, summary("a"), 1);
    await expect(one.write("a", { moves: ["e1n2"] }, summary("a"), 1)).rejects.toThrow(ConflictError);
    expect((await one.read("a"))?.game.moves).toEqual(["e1n1"]);
  });

  it("does not bring a deleted game back", async () => {
    const database = await open();
    await database.write("a", { moves: [] }, summary("a"), 0);
    await database.delete("a");
    await expect(database.write("a", { moves: ["e1n1"] }, summary("a"), 1)).rejects.toThrow(ConflictError);
    expect([await database.read("a"), await database.list()]).toEqual([null, []]);
  });

  it("lists summaries, and notes where a game was moved", async () => {
    const database = await open();
    await database.write("a", { moves: [] }, summary("a"), 0);
    await database.write("b", { moves: [] }, summary("b"), 0);
    await database.markMoved("b", "7hq2m9xk4vbt");
    await database.markMoved("missing", "7hq2m9xk4vbt");
    expect((await database.list()).map(({ game, moved }) => [game, moved])).toEqual([
      ["a", null],
      ["b", "7hq2m9xk4vbt"],
    ]);
    expect((await database.summarize("b"))?.moved).toBe("7hq2m9xk4vbt");
    await expect(database.write("b", { moves: ["e1n1"] }, summary("b"), 1)).rejects.toThrow(ConflictError);
  });
});
