/** The engine beside the board: it searches the position that is shown, deeper and deeper, while it is switched on. No DOM. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type EngineHost, FULL_STRENGTH, type SearchRequest, type SearchResult } from "../../engine/contract.ts";
import type { Actor } from "../../rules/contract.ts";

export const MAX_LINES = 5;
/** How long a position is searched; anyone who wants more plays a move and comes back. */
const SEARCH_MS = 10 * 60_000;

/** A position to search, with the moves that led there. */
interface SearchedPosition {
  readonly start: string;
  readonly moves: readonly string[];
  readonly actor: Actor;
}

/** What is known of a position. `value` is set where the dice are due: the probability to win before they are thrown. */
interface EngineOutput {
  readonly searched: SearchedPosition;
  readonly found: SearchResult | null;
  readonly value: number | null;
}

/** idle: off, or nothing to search. loading: not begun. searching: deeper from now on. finished: it goes no deeper. */
type EngineState = "idle" | "loading" | "searching" | "finished" | "failed";

export class EngineSession {
  readonly isOn: Signal<boolean> = signal(false);
  readonly lineCount: Signal<number> = signal(3);
  readonly #output = signal<EngineOutput | null>(null);
  readonly #state = signal<EngineState>("idle");
  readonly #engine: EngineHost;
  readonly #game: string;
  #searched: SearchedPosition | null = null;
  #abort: AbortController | null = null;

  constructor(engine: EngineHost, game: string) {
    this.#engine = engine;
    this.#game = game;
  }

  get output(): ReadonlySignal<EngineOutput | null> {
    return this.#output;
  }

  get state(): ReadonlySignal<EngineState> {
    return this.#state;
  }

  /** Search a position from now on; null if there is nothing to search. */
  follow(searched: SearchedPosition | null): void {
    this.#searched = searched;
    this.#restart();
  }

  toggle(): void {
    this.isOn.value = !this.isOn.peek();
    this.#restart();
  }

  setLineCount(count: number): void {
    this.lineCount.value = Math.min(MAX_LINES, Math.max(1, count));
    this.#restart();
  }

  /** Stop for good. */
  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
  }

  #restart(): void {
    this.stop();
    const searched = this.#searched;
    if (searched !== this.#output.peek()?.searched || !this.isOn.peek()) this.#output.value = null;
    if (!this.isOn.peek() || !searched || searched.actor === null) {
      this.#state.value = "idle";
      return;
    }
    const abort = new AbortController();
    this.#abort = abort;
    this.#state.value = "loading";
    const work = searched.actor === "dice" ? this.#estimate(searched, abort) : this.#search(searched, abort);
    work.then(
      () => this.#finish(abort, "finished"),
      () => this.#finish(abort, "failed"),
    );
  }

  async #search(searched: SearchedPosition, { signal }: AbortController): Promise<void> {
    const show = (found: SearchResult): void => {
      if (signal.aborted) return;
      this.#state.value = "searching";
      this.#output.value = { searched, found, value: null };
    };
    show(await this.#engine.search(this.#request(searched), { onProgress: show, signal }));
  }

  async #estimate(searched: SearchedPosition, { signal }: AbortController): Promise<void> {
    const value = await this.#engine.estimateRoll(this.#request(searched));
    if (!signal.aborted) this.#output.value = { searched, found: null, value };
  }

  #finish(abort: AbortController, state: EngineState): void {
    if (this.#abort === abort) this.#state.value = state;
  }

  #request({ start, moves }: SearchedPosition): SearchRequest {
    return {
      rules: this.#game,
      start,
      moves,
      candidates: this.lineCount.peek(),
      strength: FULL_STRENGTH,
      seed: 0,
      milliseconds: SEARCH_MS,
    };
  }
}
