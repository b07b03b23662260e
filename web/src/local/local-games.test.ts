import { IDBFactory } from "fake-indexeddb";
import { expect, it, vi } from "vitest";
import type { GameSummary } from "../protocol/types.ts";
import { GameDatabase } from "./game-database.ts";
import { gameStore } from "./game-store.ts";
import { deleteGame, localGames, refreshLocalGames } from "./local-games.ts";

it("lists the last played game first, and follows what is done with games", async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  await refreshLocalGames();
  expect(localGames.value).toEqual([]);
  const database = await GameDatabase.open();
  await database.write("local-a", {}, { game: "local-a", active: 1 } as GameSummary, 0);
  await database.write("local-b", {}, { game: "local-b", active: 2 } as GameSummary, 0);
  await gameStore.markMoved("local-a", "7hq2m9xk4vbt");
  await refreshLocalGames();
  expect(localGames.value.map(({ game, moved }) => [game, moved])).toEqual([
    ["local-b", null],
    ["local-a", "7hq2m9xk4vbt"],
  ]);
  await deleteGame("local-b");
  expect(localGames.value.map(({ game }) => game)).toEqual(["local-a"]);
  vi.unstubAllGlobals();
});

it("neither lists a game that was left before a person moved nor keeps it for more than a day", async () => {
  vi.resetModules();
  vi.stubGlobal("indexedDB", new IDBFactory());
  const fresh = await import("./local-games.ts");
  const database = await GameDatabase.open();
  const summary = { active: 1 } as GameSummary;
  await database.write("local-old", {}, { ...summary, game: "local-old", hasOwnMove: false }, 0);
  await database.write("local-new", {}, { ...summary, game: "local-new", active: Date.now(), hasOwnMove: false }, 0);
  await database.write("local-played", {}, { ...summary, game: "local-played", hasOwnMove: true }, 0);
  await fresh.refreshLocalGames();
  expect(fresh.localGames.value.map(({ game }) => game)).toEqual(["local-played"]);
  expect((await database.list()).map(({ game }) => game)).toEqual(["local-new", "local-played"]);
  vi.unstubAllGlobals();
});
