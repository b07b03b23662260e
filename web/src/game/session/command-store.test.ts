import { describe, expect, it } from "vitest";
import type { StoredCommand } from "../../protocol/connection.ts";
import { openCommandStore } from "./command-store.ts";

const COMMAND: StoredCommand = { id: "a-1", body: { type: "play", ply: 3, move: "e1n1" }, isSent: false };

function memoryStorage(): { items: Map<string, string>; storage: () => Storage } {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  return { items, storage: () => storage as unknown as Storage };
}

describe("the store of a late command", () => {
  it("keeps one command for each game, until it is removed", () => {
    const { items, storage } = memoryStorage();
    openCommandStore("g", storage).write(COMMAND);
    expect(openCommandStore("g", storage).read()).toEqual(COMMAND);
    expect(openCommandStore("other", storage).read()).toBeNull();
    openCommandStore("g", storage).write(null);
    expect(items.size).toBe(0);
  });

  it("ignores what it cannot read", () => {
    const { items, storage } = memoryStorage();
    openCommandStore("g", storage).write(COMMAND);
    for (const text of ["{", "7", "{}", '{"id":"a"}']) {
      for (const key of items.keys()) items.set(key, text);
      expect(openCommandStore("g", storage).read()).toBeNull();
    }
  });

  it("does without a browser that stores nothing", () => {
    const store = openCommandStore("g", () => {
      throw new DOMException("denied", "SecurityError");
    });
    store.write(COMMAND);
    expect(store.read()).toBeNull();
  });
});
