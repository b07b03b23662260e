/** A review whose analysis comes from the server, for a browser without an engine. No DOM. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Replay } from "../../protocol/types.ts";
import { toMoveAt } from "../replay-session.ts";
import type { Progress, Review, ShownMove } from "./contract.ts";
import type { Analysis, LineMove, RecordAnalysis } from "./types.ts";

/** Asks the server for the analysis of a record. */
export type AnalyseRecord = (record: string, signal: AbortSignal) => Promise<RecordAnalysis>;

/** For how long the request continues after it was stopped: the page may want what the card has begun. */
export const GRACE_MS = 3_000;

/** How far it is, nobody knows: there is one request and one answer. */
const UNDER_WAY: Progress = { pass: 0, share: null };

export class ServerReview implements Review {
  readonly replay: Replay;
  readonly trials = null;
  readonly analysis: ReadonlySignal<Analysis | null>;
  readonly isFinal: ReadonlySignal<boolean>;
  readonly #ask: AnalyseRecord;
  readonly #found = signal<RecordAnalysis | null>(null);
  readonly #progress = signal<Progress | null>(null);
  readonly #hasFailed = signal(false);
  #isWanted = false;
  #running: Promise<void> | null = null;
  #stopping = new AbortController();
  #grace: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, ask: AnalyseRecord) {
    this.replay = replay;
    this.#ask = ask;
    this.analysis = computed(() => this.#found.value?.analysis ?? null);
    this.isFinal = computed(() => this.#found.value !== null);
  }

  get progress(): ReadonlySignal<Progress | null> {
    return this.#progress;
  }

  get hasFailed(): ReadonlySignal<boolean> {
    return this.#hasFailed;
  }

  /** Ask for the whole review, whatever the pass: the server makes one. */
  analyse(): Promise<void> {
    clearTimeout(this.#grace);
    this.#isWanted = true;
    this.#running ??= this.#runAll().finally(() => (this.#running = null));
    return this.#running;
  }

  stop(): void {
    clearTimeout(this.#grace);
    this.#grace = setTimeout(() => {
      this.#isWanted = false;
      this.#stopping.abort();
    }, GRACE_MS);
  }

  showLine(ply: number, line: readonly string[]): readonly ShownMove[] {
    const better = this.#found.peek()?.lines[ply] ?? [];
    const known = [better.map(showMove), this.#showMade(ply)];
    const found = known.find((moves) => line.every((text, index) => moves[index]?.text === text));
    if (!found) throw new RangeError(`the server sent no line ${line.join(" ")} after ${ply} plies`);
    return found.slice(0, line.length);
  }

  /** The move made after so many plies; nothing after the last. */
  #showMade(ply: number): ShownMove[] {
    const [made, after] = [this.replay.moves[ply], this.replay.positions[ply + 1]];
    if (!made?.words || !after?.move) return [];
    const toMove = toMoveAt(this.replay, ply + 1);
    return [{ text: made.move, words: made.words, view: after.move, picture: after.picture, toMove }];
  }

  /** Ask until there is an answer; somebody may have wanted it again while an earlier request was being stopped. */
  async #runAll(): Promise<void> {
    this.#hasFailed.value = false;
    while (this.#isWanted && !this.#found.peek() && !this.#hasFailed.peek()) await this.#run();
  }

  async #run(): Promise<void> {
    this.#stopping = new AbortController();
    const { signal: stopped } = this.#stopping;
    this.#progress.value = UNDER_WAY;
    try {
      this.#found.value = await this.#ask(this.replay.record, stopped);
    } catch {
      this.#hasFailed.value = !stopped.aborted;
    } finally {
      this.#progress.value = null;
    }
  }
}

function showMove({ move, words, view, picture, to_move }: LineMove): ShownMove {
  return { text: move, words, view, picture, toMove: to_move };
}
