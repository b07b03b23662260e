/** Runs engines where it is: one search at a time, later ones wait. The engine Worker and tests use it. */
import type { RollHost, SearchOptions, SearchRequest, SearchResult } from "./contract.ts";
import { type GameEngine, type LoopContext, runSearch } from "./sliced-search.ts";

export class EngineRunner implements RollHost {
  readonly #load: (rules: string) => Promise<GameEngine>;
  readonly #surroundings: Pick<LoopContext, "now" | "yieldTurn">;
  #last: Promise<unknown> = Promise.resolve();

  /** `load` gives the engine of a game, loaded once. */
  constructor(
    load: (rules: string) => Promise<GameEngine>,
    surroundings: Pick<LoopContext, "now" | "yieldTurn"> = { now: () => performance.now(), yieldTurn },
  ) {
    this.#load = load;
    this.#surroundings = surroundings;
  }

  /** Load an engine before it is needed. */
  async prepare(rules: string): Promise<void> {
    await this.#load(rules);
  }

  search(request: SearchRequest, { onProgress, signal }: SearchOptions = {}): Promise<SearchResult> {
    return this.#enqueue(async () => {
      const engine = await this.#load(request.rules);
      await engine.prepare?.(request);
      const context: LoopContext = {
        ...this.#surroundings,
        isStopped: () => signal?.aborted ?? false,
        onProgress: (found) => onProgress?.(found),
      };
      return runSearch(engine.begin(request), request.milliseconds, context);
    });
  }

  estimateRoll(request: SearchRequest): Promise<number> {
    return this.#enqueue(async () => {
      const engine = await this.#load(request.rules);
      if (!engine.estimateRoll) throw new Error(`${request.rules} has no dice to throw`);
      return engine.estimateRoll(request);
    });
  }

  estimateRolls(request: SearchRequest, fixed: readonly number[]): Promise<readonly number[]> {
    return this.#enqueue(async () => {
      const engine = await this.#load(request.rules);
      if (!engine.estimateRolls) throw new Error(`${request.rules} has no dice to throw`);
      return engine.estimateRolls(request, fixed);
    });
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}

/** Resolve in a task of its own, without the delay that timers have: messages that have arrived come first. */
function yieldTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
