import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import type { GameSummary } from "../protocol/types.ts";
import { ConflictError, GameDatabase } from "./game-database.ts";
import { LocalGameStore } from "./game-store.ts";

interface Game {
  id: string;
  moves: string[];
}

function openStore(open: () => Promise<GameDatabase<Game>>) {
  const heard: string[] = [];
  const store = new LocalGameStore<Game>(open, ({ id }) => ({ game: id }) as GameSummary, {
    onSaved: (id) => heard.push(`saved ${id}`),
    onProblem: (problem) => heard.push(problem),
  });
  return { store, heard };
}

const game = (...moves: string[]): Game => ({ id: "a", moves });

describe("LocalGameStore", () => {
  it("loads what it saved, also in another tab", async () => {
    const factory = new IDBFactory();
    const [one, other] = [1, 2].map(() => openStore(() => GameDatabase.open(factory)));
    await one?.store.save(game("e1n1"));
    expect(await other?.store.load("a")).toEqual(game("e1n1"));
    expect([one?.heard, other?.heard]).toEqual([["saved a"], []]);
  });

  it("removes a game", async () => {
    const { store } = openStore(() => GameDatabase.open(new IDBFactory()));
    await store.save(game("e1n1"));
    await store.remove("a");
    expect(await store.load("a")).toBeNull();
  });

  it("refuses to save over what another tab has saved, until it has loaded that", async () => {
    const factory = new IDBFactory();
    const one = openStore(() => GameDatabase.open(factory));
    const other = openStore(() => GameDatabase.open(factory));
    await one.store.save(game());
    await other.store.load("a");
    await other.store.save(game("e1n1"));
    await expect(one.store.save(game("e1n2"))).rejects.toThrow(ConflictError);
    expect(one.heard).toEqual(["saved a"]);
    expect(await one.store.load("a")).toEqual(game("e1n1"));
    await one.store.save(game("e1n1", "e8s1"));
  });

  it("keeps a game in memory where nothing can be stored, and says so once", async () => {
    const { store, heard } = openStore(() => Promise.reject(new DOMException("denied", "SecurityError")));
    await store.save(game());
    await store.save(game("e1n1"));
    expect(await store.load("a")).toEqual(game("e1n1"));
    expect(heard).toEqual(["refused", "saved a", "saved a"]);
  });

  it("says when there is no room, and stores the game once there is", async () => {
    const factory = new IDBFactory();
    const database = await GameDatabase.open<Game>(factory);
    const write = database.write.bind(database);
    let isFull = true;
    database.write = (...row) => (isFull ? Promise.reject(new DOMException("", "QuotaExceededError")) : write(...row));
    const { store, heard } = openStore(async () => database);
    await store.save(game());
    isFull = false;
    await store.save(game("e1n1"));
    expect(heard).toEqual(["full", "saved a", "saved a"]);
    expect((await database.read("a"))?.game).toEqual(game("e1n1"));
  });
});
