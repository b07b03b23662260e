import { describe, expect, it } from "vitest";
import { type DiceNotes, MAX_GAMES, openDiceStore } from "./dice-store.ts";

function memoryStorage(): { items: Map<string, string>; storage: () => Storage } {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
    key: (place: number) => [...items.keys()][place] ?? null,
    get length() {
      return items.size;
    },
  };
  return { items, storage: () => storage as unknown as Storage };
}

const notes = (game: string, at: number, secret: string | null = null): DiceNotes => ({
  secret,
  given: "given",
  revealed: 0,
  thrown: null,
  undoAt: null,
  at,
  witness: {
    format: "duellum witness 1",
    game,
    seats: [0],
    mode: "joint",
    commitment: "server's",
    seeds: [null, null],
    commitments: ["given", null],
  },
});

describe("the notes on the dice", () => {
  it("are kept for each game", () => {
    const { storage } = memoryStorage();
    openDiceStore("g", storage).write(notes("g", 1, "secret"));
    expect(openDiceStore("g", storage).read()).toEqual(notes("g", 1, "secret"));
    expect(openDiceStore("other", storage).read()).toBeNull();
  });

  it("last as long as the page where the browser stores nothing", () => {
    const store = openDiceStore("g", () => {
      throw new DOMException("denied", "SecurityError");
    });
    store.write(notes("g", 1));
    expect(store.read()).toEqual(notes("g", 1));
  });

  it("are ignored where they cannot be read", () => {
    const { items, storage } = memoryStorage();
    openDiceStore("g", storage).write(notes("g", 1));
    for (const text of ["{", "7", "{}", '{"secret":null}']) {
      for (const key of items.keys()) items.set(key, text);
      expect(openDiceStore("g", storage).read()).toBeNull();
    }
  });

  it("of the oldest finished game make room for another", () => {
    const { items, storage } = memoryStorage();
    openDiceStore("first", storage).write(notes("first", 0, "secret"));
    for (let game = 1; game < MAX_GAMES; game++) openDiceStore(`g${game}`, storage).write(notes(`g${game}`, game));
    items.set("duellum.language", '"en"');
    openDiceStore("new", storage).write(notes("new", MAX_GAMES));
    expect(openDiceStore("first", storage).read()).not.toBeNull(); // it may be going on
    expect(openDiceStore("g1", storage).read()).toBeNull();
    expect(openDiceStore("g2", storage).read()).not.toBeNull();
    expect(items.has("duellum.language")).toBe(true);
    expect(items.size).toBe(MAX_GAMES + 1);
  });
});
