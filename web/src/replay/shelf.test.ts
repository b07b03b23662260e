import { describe, expect, it } from "vitest";
import { Shelf, type Storage } from "./shelf.ts";

/** A storage with room for so many characters. */
function storage(room = Infinity): Storage & { readonly size: number } {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      const others = [...kept].filter(([name]) => name !== key).reduce((sum, [, text]) => sum + text.length, 0);
      if (others + value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    get size() {
      return kept.size;
    },
  };
}

describe("Shelf", () => {
  it("keeps several games apart, each with its place", () => {
    const shelf = new Shelf(storage());
    const [one, two] = [shelf.put("first"), shelf.put("second")];
    shelf.mark(one, { number: 3, ply: 17 });
    expect([shelf.text(one), shelf.text(two)]).toEqual(["first", "second"]);
    expect([shelf.place(one), shelf.place(two)]).toEqual([
      { number: 3, ply: 17 },
      { number: 1, ply: 0 },
    ]);
  });

  it("is the same after a refresh", () => {
    const place = storage();
    const name = new Shelf(place).put("text");
    expect(new Shelf(place).text(name)).toBe("text");
    expect(new Shelf(place).put("other")).not.toBe(name);
  });

  it("forgets what has lain longest", () => {
    const place = storage();
    const shelf = new Shelf(place);
    const names = Array.from({ length: 9 }, (_, number) => shelf.put(`text ${number}`));
    for (const name of names) shelf.mark(name, { number: 1, ply: 1 });
    expect(names.map((name) => shelf.text(name) !== null)).toEqual([...Array(3).fill(false), ...Array(6).fill(true)]);
  });

  it("makes room for a long text", () => {
    const shelf = new Shelf(storage(100));
    const old = shelf.put("x".repeat(60));
    const name = shelf.put("y".repeat(70));
    expect([shelf.text(old), shelf.text(name)?.length]).toEqual([null, 70]);
  });

  it("does without where a browser keeps nothing, and shrugs at nonsense", () => {
    const shelf = new Shelf(storage(0));
    expect(shelf.text(shelf.put("text"))).toBeNull();
    const strange = storage();
    strange.setItem("duellum.saved.1.place", "{");
    expect(new Shelf(strange).place("1")).toEqual({ number: 1, ply: 0 });
  });
});
