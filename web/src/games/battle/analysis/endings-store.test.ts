import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { keepTables, readKeptTables } from "./endings-store.ts";

function openCaches() {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
  };
  return { caches: { open: async () => cache } as unknown as CacheStorage, kept };
}

const TABLES = Uint8Array.from({ length: 5000 }, (_, index) => index % 7);
const DIGEST = createHash("sha256").update(TABLES).digest("hex");

it("gives back what it keeps, compressed meanwhile", async () => {
  const { caches, kept } = openCaches();
  await keepTables(DIGEST, TABLES, caches);
  expect((await [...kept.values()][0]?.clone().arrayBuffer())?.byteLength).toBeLessThan(500);
  expect(await readKeptTables(DIGEST, caches)).toEqual(TABLES);
});

it("does not trust tables of another digest", async () => {
  const { caches } = openCaches();
  await keepTables("other", TABLES, caches);
  expect(await readKeptTables("other", caches)).toBeNull();
  expect(await readKeptTables(DIGEST, caches)).toBeNull();
});

it("does without a cache", async () => {
  await keepTables(DIGEST, TABLES, null);
  expect(await readKeptTables(DIGEST, null)).toBeNull();
});
