import { IDBFactory } from "fake-indexeddb";
import { expect, it, vi } from "vitest";
import type { GameSummary } from "../protocol/types.ts";
import { GameDatabase } from "./game-database.ts";
import { deleteGame, localGames, markMoved, refreshLocalGames } from "./local-games.ts";

it("lists the last played game first, and follows what is done with games", async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  await refreshLocalGames();
  expect(localGames.value).toEqual([]);
  const database = await GameDatabase.open();
  await database.write("local-a", {}, { game: "local-a", active: 1 } as GameSummary, 0);
  await database.write("local-b", {}, { game: "local-b", active: 2 } as GameSummary, 0);
  await markMoved("local-a", "7hq2m9xk4vbt");
  await refreshLocalGames();
  expect(localGames.value.map(({ game, moved }) => [game, moved])).toEqual([
    ["local-b", null],
    ["local-a", "7hq2m9xk4vbt"],
  ]);
  await deleteGame("local-b");
  expect(localGames.value.map(({ game }) => game)).toEqual(["local-a"]);
  vi.unstubAllGlobals();
});
