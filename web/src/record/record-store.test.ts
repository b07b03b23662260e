import { describe, expect, it } from "vitest";
import { RecordStore, type Storage } from "./record-store.ts";

/** A storage with a quota in characters. */
function storage(room = Infinity): Storage & { readonly size: number } {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => {
      const others = [...entries].filter(([name]) => name !== key).reduce((sum, [, text]) => sum + text.length, 0);
      if (others + value.length > room) throw new DOMException("full", "QuotaExceededError");
      entries.set(key, value);
    },
    get size() {
      return entries.size;
    },
  };
}

describe("RecordStore", () => {
  it("keeps several records, each with its place", () => {
    const recordStore = new RecordStore(storage());
    const [one, two] = [recordStore.put("first"), recordStore.put("second")];
    recordStore.mark(one, { number: 3, ply: 17 });
    expect([recordStore.text(one), recordStore.text(two)]).toEqual(["first", "second"]);
    expect([recordStore.place(one), recordStore.place(two)]).toEqual([
      { number: 3, ply: 17 },
      { number: 1, ply: 0 },
    ]);
  });

  it("survives a reload", () => {
    const place = storage();
    const name = new RecordStore(place).put("text");
    expect(new RecordStore(place).text(name)).toBe("text");
    expect(new RecordStore(place).put("other")).not.toBe(name);
  });

  it("removes the oldest records", () => {
    const place = storage();
    const recordStore = new RecordStore(place);
    const names = Array.from({ length: 9 }, (_, number) => recordStore.put(`text ${number}`));
    for (const name of names) recordStore.mark(name, { number: 1, ply: 1 });
    expect(names.map((name) => recordStore.text(name) !== null)).toEqual([
      ...Array(3).fill(false),
      ...Array(6).fill(true),
    ]);
  });

  it("removes records to make room for a long one", () => {
    const recordStore = new RecordStore(storage(100));
    const old = recordStore.put("x".repeat(60));
    const name = recordStore.put("y".repeat(70));
    expect([recordStore.text(old), recordStore.text(name)?.length]).toEqual([null, 70]);
  });

  it("tolerates disabled storage and invalid entries", () => {
    const recordStore = new RecordStore(storage(0));
    expect(recordStore.text(recordStore.put("text"))).toBeNull();
    const strange = storage();
    strange.setItem("duellum.saved.1.place", "{");
    expect(new RecordStore(strange).place("1")).toEqual({ number: 1, ply: 0 });
  });
});
