/** The Worker's side of the engines: carries out tasks, and stops those that are not wanted any more. */
import type { EngineRunner } from "./engine-runner.ts";
import type { FromEngine, ToEngine } from "./worker-protocol.ts";

export class EngineServer {
  readonly #runner: EngineRunner;
  readonly #post: (message: FromEngine) => void;
  readonly #searches = new Map<number, AbortController>();

  constructor(runner: EngineRunner, post: (message: FromEngine) => void) {
    this.#runner = runner;
    this.#post = post;
  }

  async handle(message: ToEngine): Promise<void> {
    const { task } = message;
    try {
      await this.#carryOut(message);
    } catch (error) {
      this.#post({ type: "failed", task, text: error instanceof Error ? error.message : String(error) });
    } finally {
      if (message.type !== "stop") this.#searches.delete(task);
    }
  }

  async #carryOut(message: ToEngine): Promise<void> {
    const { task } = message;
    switch (message.type) {
      case "prepare":
        await this.#runner.prepare(message.rules);
        this.#post({ type: "ready", task });
        break;
      case "search": {
        const stopping = new AbortController();
        this.#searches.set(task, stopping);
        const onProgress = (found: Extract<FromEngine, { type: "progress" }>["found"]) =>
          this.#post({ type: "progress", task, found });
        const found = await this.#runner.search(message.request, { onProgress, signal: stopping.signal });
        this.#post({ type: "found", task, found });
        break;
      }
      case "roll":
        this.#post({ type: "value", task, value: await this.#runner.estimateRoll(message.request) });
        break;
      case "rolls":
        this.#post({ type: "values", task, values: await this.#runner.estimateRolls(message.request, message.fixed) });
        break;
      case "stop":
        this.#searches.get(task)?.abort();
    }
  }
}
