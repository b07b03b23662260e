import { expect, it } from "vitest";
import { keep, readKept } from "./storage.ts";

it("keeps an analysis for each game", () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) as never };
  expect(keep(storage, "battle", "#moves=i1n5")).toBe(true);
  expect([readKept(storage, "battle"), readKept(storage, "qwixx")]).toEqual(["#moves=i1n5", ""]);
});

it("does without where the browser stores nothing", () => {
  const refuse = () => {
    throw new Error("disabled");
  };
  expect([keep({ getItem: refuse, setItem: refuse }, "battle", "#"), keep(null, "battle", "#")]).toEqual([
    false,
    false,
  ]);
  expect(readKept({ getItem: refuse, setItem: refuse }, "battle")).toBe("");
});
