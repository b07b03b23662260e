/** The game's side of the engines: sends tasks to their Worker, which is started when it is first needed. */
import type { RollHost, SearchOptions, SearchRequest, SearchResult } from "./contract.ts";
import type { FromEngine, ToEngine } from "./worker-protocol.ts";

/** The part of a Worker that is used. */
export interface EngineWorker {
  onmessage: ((event: MessageEvent<FromEngine>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToEngine): void;
  terminate(): void;
}

type Answer = SearchResult | number | readonly number[] | null;

interface Task {
  readonly onProgress: ((found: SearchResult) => void) | undefined;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Omit that keeps the members of a union apart. */
type Body = ToEngine extends infer One ? (One extends ToEngine ? Omit<One, "task"> : never) : never;

/** Start the engines' Worker; a Worker may start one. */
function startEngineWorker(): EngineWorker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "duellum-engine" });
}

export class WorkerEngines implements RollHost {
  readonly #start: () => EngineWorker;
  readonly #tasks = new Map<number, Task>();
  #worker: EngineWorker | null = null;
  #count = 0;

  constructor(start: () => EngineWorker = startEngineWorker) {
    this.#start = start;
  }

  /** Load the engine of a game before it is needed. */
  async prepare(rules: string): Promise<void> {
    await this.#ask({ type: "prepare", rules });
  }

  async search(request: SearchRequest, options: SearchOptions = {}): Promise<SearchResult> {
    return (await this.#ask({ type: "search", request }, options)) as SearchResult;
  }

  async estimateRoll(request: SearchRequest): Promise<number> {
    return (await this.#ask({ type: "roll", request })) as number;
  }

  async estimateRolls(request: SearchRequest, fixed: readonly number[]): Promise<readonly number[]> {
    return (await this.#ask({ type: "rolls", request, fixed })) as readonly number[];
  }

  /** End the Worker; the next question starts another one. */
  close(): void {
    if (this.#worker) this.#breakDown(this.#worker);
  }

  #ask(body: Body, { onProgress, signal }: SearchOptions = {}): Promise<Answer> {
    const task = ++this.#count;
    const worker = this.#find();
    const stop = () => worker.postMessage({ type: "stop", task });
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#tasks.set(task, { onProgress, resolve, reject });
    });
    worker.postMessage({ ...body, task } as ToEngine);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
    return answer.finally(() => signal?.removeEventListener("abort", stop));
  }

  #find(): EngineWorker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#handle(data);
    worker.onerror = () => this.#breakDown(worker);
    this.#worker = worker;
    return worker;
  }

  #handle(message: FromEngine): void {
    const task = this.#tasks.get(message.task);
    if (!task) return;
    if (message.type === "progress") {
      task.onProgress?.(message.found);
      return;
    }
    this.#tasks.delete(message.task);
    if (message.type === "failed") {
      task.reject(new Error(message.text));
      return;
    }
    task.resolve(readAnswer(message));
  }

  /** The Worker cannot run: whatever it was asked has failed, and the next question starts another one. */
  #breakDown(worker: EngineWorker): void {
    worker.terminate();
    if (this.#worker !== worker) return;
    this.#worker = null;
    const tasks = [...this.#tasks.values()];
    this.#tasks.clear();
    for (const { reject } of tasks) reject(new Error("the engine has broken down"));
  }
}

function readAnswer(message: Exclude<FromEngine, { type: "progress" | "failed" }>): Answer {
  switch (message.type) {
    case "found":
      return message.found;
    case "value":
      return message.value;
    case "values":
      return message.values;
    case "ready":
      return null;
  }
}
