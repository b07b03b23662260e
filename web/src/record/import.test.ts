import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { importReplay } from "./import.ts";

const RECORD = '[Game "race"]\n\n1. d3 leap *\n';

beforeEach(() => {
  vi.stubGlobal("Worker", class {}); // absent in Node: this browser reads records by itself
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("leaves a game without a kernel to the server, and passes on why that refuses it", async () => {
  const why = { id: "race-illegal", args: {} };
  vi.stubGlobal("fetch", async () => ({ ok: false, json: async () => ({ reason: "illegal", clause: "R2", why }) }));
  await expect(importReplay(RECORD, 1)).rejects.toMatchObject({ refusal: { reason: "illegal", clause: "R2", why } });
});

it("does not know such a game where no server answers", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(importReplay(RECORD, 1)).rejects.toMatchObject({ refusal: { reason: "unknown-rules" } });
});
