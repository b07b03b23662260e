import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { createGame } from "./creation.ts";
import { GameDatabase } from "./game-database.ts";
import { type Announcement, GameStore } from "./game-store.ts";
import { Random } from "./random.ts";
import type { StoredGame } from "./stored-game.ts";

const RANDOM = new Random((bytes) => bytes.fill(0));

/** A game in which this name has sat down; every write has another. */
function game(name: string): StoredGame {
  const created = createGame({ rules: "battle", players: [{ kind: "me" }, { kind: "me" }] }, RANDOM, 1);
  return { ...created, events: [{ at: 1, event: { type: "joined", seats: [0, 1], name } }] };
}

const ID = game("").id;

function openStore(open: () => Promise<GameDatabase<StoredGame>>) {
  const problems: string[] = [];
  return { store: new GameStore(open, (problem) => problems.push(problem)), problems };
}

describe("GameStore", () => {
  it("loads what it saved, also in another tab", async () => {
    const factory = new IDBFactory();
    const [one, other] = [1, 2].map(() => openStore(() => GameDatabase.open(factory)));
    expect(await one?.store.save(game("Ann"), 0)).toBe(1);
    expect(await other?.store.load(ID)).toEqual({ id: ID, game: game("Ann"), revision: 1 });
    expect(await other?.store.load("local-missing")).toBeNull();
  });

  it("tells the other tabs what it has done", async () => {
    const factory = new IDBFactory();
    const [one, other] = [1, 2].map(() => openStore(() => GameDatabase.open(factory)).store);
    const heard: Announcement[] = [];
    const isTold = new Promise<void>((resolve) => {
      other?.listen((announcement) => {
        heard.push(announcement);
        if (heard.length === 3) resolve();
      });
    });
    await one?.save(game("Ann"), 0);
    await one?.markMoved(ID, "7hq2m9xk4vbt");
    await one?.delete(ID);
    await isTold;
    expect(heard).toEqual(["saved", "moved", "deleted"].map((what) => ({ game: ID, what })));
  });

  it("refuses to save over what another tab has saved", async () => {
    const factory = new IDBFactory();
    const one = openStore(() => GameDatabase.open(factory)).store;
    const other = openStore(() => GameDatabase.open(factory)).store;
    await one.save(game("Ann"), 0);
    await other.save(game("Ben"), 1);
    await expect(one.save(game("Cleo"), 1)).rejects.toThrow("revision 2");
    expect((await one.load(ID))?.game).toEqual(game("Ben"));
    expect(await one.save(game("Cleo"), 2)).toBe(3);
  });

  it("deletes a game", async () => {
    const { store } = openStore(() => GameDatabase.open(new IDBFactory()));
    await store.save(game("Ann"), 0);
    await store.delete(ID);
    expect([await store.load(ID), await store.list()]).toEqual([null, []]);
  });

  it.each([
    ["engine", false],
    ["person", true],
  ] as const)("lists whether a person has moved: %s", async (player, hasOwnMove) => {
    const { store } = openStore(() => GameDatabase.open(new IDBFactory()));
    const event = { type: "moved", move: "e1n1", charged: 0, player } as const;
    await store.save({ ...game("Ann"), events: [{ at: 1, event }] }, 0);
    expect(await store.list()).toMatchObject([{ game: ID, hasOwnMove }]);
  });

  it("keeps a game in memory where nothing can be stored, and says so once", async () => {
    const { store, problems } = openStore(() => Promise.reject(new DOMException("denied", "SecurityError")));
    await store.save(game("Ann"), 0);
    await store.save(game("Ben"), 0);
    expect((await store.load(ID))?.game).toEqual(game("Ben"));
    expect(problems).toEqual(["refused"]);
  });

  it("says when there is no room, and stores the game once there is", async () => {
    const database = await GameDatabase.open<StoredGame>(new IDBFactory());
    const write = database.write.bind(database);
    let isFull = true;
    database.write = (...row) => (isFull ? Promise.reject(new DOMException("", "QuotaExceededError")) : write(...row));
    const { store, problems } = openStore(async () => database);
    expect(await store.save(game("Ann"), 0)).toBe(0);
    isFull = false;
    expect(await store.save(game("Ben"), 0)).toBe(1);
    expect(problems).toEqual(["full"]);
    expect((await database.read(ID))?.game).toEqual(game("Ben"));
  });
});
