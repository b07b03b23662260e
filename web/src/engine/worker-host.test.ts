import { describe, expect, it } from "vitest";
import { FULL_STRENGTH, type SearchRequest } from "./contract.ts";
import { EngineRunner } from "./engine-runner.ts";
import { EngineServer } from "./engine-server.ts";
import { type GameEngine, makeCandidate } from "./sliced-search.ts";
import { type EngineWorker, WorkerEngines } from "./worker-host.ts";
import type { FromEngine, ToEngine } from "./worker-protocol.ts";

const REQUEST: SearchRequest = {
  rules: "toy",
  start: "0",
  moves: [],
  candidates: 1,
  strength: FULL_STRENGTH,
  seed: 0,
  milliseconds: 10_000,
};

/** An engine that finds a deeper result in every slice, up to a depth. */
function endlessEngine(depths = Number.POSITIVE_INFINITY): GameEngine {
  return {
    begin: () => {
      let depth = 0;
      return {
        advance: () => (++depth >= depths ? "finished" : "iterated"),
        result: () => ({ candidates: [makeCandidate(["a", "b"], 0.6)], depth, nodes: depth }),
      };
    },
    estimateRoll: () => 0.25,
  };
}

/** A Worker's two sides in one process; messages are cloned as between real ones. */
function startEngines(engine: GameEngine | Error) {
  const workers: EngineWorker[] = [];
  const load = async () => {
    if (engine instanceof Error) throw engine;
    return engine;
  };
  const engines = new WorkerEngines(() => {
    const worker: EngineWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (message: ToEngine) => setTimeout(() => void server.handle(structuredClone(message))),
      terminate: () => undefined,
    };
    const post = (data: FromEngine) =>
      setTimeout(() => worker.onmessage?.({ data: structuredClone(data) } as MessageEvent<FromEngine>));
    const server = new EngineServer(new EngineRunner(load), post);
    workers.push(worker);
    return worker;
  });
  return { engines, workers };
}

describe("WorkerEngines", () => {
  it("gives what the engine finds, and tells each depth before", async () => {
    const { engines } = startEngines(endlessEngine(3));
    const depths: number[] = [];
    const found = await engines.search(REQUEST, { onProgress: ({ depth }) => depths.push(depth) });
    expect(found).toEqual({ candidates: [makeCandidate(["a", "b"], 0.6)], depth: 3, nodes: 3 });
    expect(depths).toEqual([1, 2]);
    expect(await engines.estimateRoll(REQUEST)).toBe(0.25);
  });

  it("stops a search while it runs, and begins the next", async () => {
    const { engines } = startEngines(endlessEngine());
    const stopping = new AbortController();
    const first = engines.search(REQUEST, {
      onProgress: ({ depth }) => depth === 5 && stopping.abort(),
      signal: stopping.signal,
    });
    expect((await first).depth).toBeGreaterThanOrEqual(5);
    expect((await engines.search(REQUEST, { signal: AbortSignal.abort() })).depth).toBeGreaterThanOrEqual(0);
  });

  it("says that an engine could not be loaded", async () => {
    const { engines } = startEngines(new Error("no such file"));
    await expect(engines.search(REQUEST)).rejects.toThrow("no such file");
    await expect(engines.prepare("toy")).rejects.toThrow("no such file");
  });

  it("starts another Worker after one broke down", async () => {
    const { engines, workers } = startEngines(endlessEngine());
    const failing = engines.search(REQUEST);
    workers[0]?.onerror?.({} as ErrorEvent);
    await expect(failing).rejects.toThrow("broken down");
    await engines.prepare("toy");
    expect(workers).toHaveLength(2);
  });
});
