/** Battle's search by its kernel, in slices of nodes, so that a Worker can be stopped between two of them. */
import {
  COMPLETED_DEPTH,
  DECISIVE,
  FINISHED,
  LINE_COUNT,
  MAX_MEGABYTES,
  NEW_LINES,
  PAUSED,
  SCALE,
  WEAK_LEVEL_MEGABYTES,
  WIN,
} from "./generated/battle.ts";
import type { BattleKernel, KernelPosition } from "./position.ts";
import { sinceCapture, writePosition } from "./position.ts";

interface BattleLimits {
  /** In plies; absent for as deep as it goes. */
  readonly depth?: number | undefined;
  /** Absent for no limit. */
  readonly nodes?: number | undefined;
  /** How many moves in a thousand the search does not see; 0 for full strength. */
  readonly overlookedPerMille?: number | undefined;
  /** Selects which ones: a number of 31 bits. */
  readonly seed?: number | undefined;
  /** How many of the best moves are wanted; 1 where absent. */
  readonly candidates?: number | undefined;
}

interface BattleLine {
  /** Seen from the side to move. */
  readonly score: number;
  /** The probability of winning. */
  readonly value: number;
  readonly moves: readonly number[];
  /** In how many plies the game is won (above 0) or lost (below 0) by force; null if it is not. */
  readonly pliesToEnd: number | null;
}

/** What a slice ended with: the whole search, an iteration, or only the slice. */
type SliceEnd = "finished" | "iterated" | "paused";

const BYTES_PER_WORD = 8;

/** A search under way. A kernel holds one: beginning another abandons it. */
export class BattleSearch {
  readonly #kernel: BattleKernel;
  readonly #position: KernelPosition;
  readonly #tableWords: number;

  /**
   * Begin a search of the last of a game's positions. A level that overlooks moves searches with a small table of its
   * own, as on the server; full strength keeps the table of the search before, unless `isFresh`.
   */
  constructor(kernel: BattleKernel, positions: readonly KernelPosition[], limits: BattleLimits, isFresh = false) {
    const position = positions.at(-1);
    if (!position) throw new Error("a game has at least one position");
    const { depth = 0, nodes = 0, overlookedPerMille = 0, seed = 0, candidates = 1 } = limits;
    const megabytes = overlookedPerMille > 0 ? WEAK_LEVEL_MEGABYTES : MAX_MEGABYTES;
    this.#kernel = kernel;
    this.#position = position;
    this.#tableWords = (megabytes << 20) / BYTES_PER_WORD;
    if (overlookedPerMille > 0 || isFresh) kernel.arrays.table.fill(0n, 0, this.#tableWords);
    const earlier = sinceCapture(positions).slice(0, -1);
    kernel.arrays.searchKeys.set(earlier.map(({ key }) => key));
    writePosition(kernel, position);
    kernel.entries.beginSearch(earlier.length, candidates, this.#tableWords);
    kernel.entries.limitSearch(depth, nodes, overlookedPerMille, seed, this.#tableWords);
  }

  /** Search about `nodes` nodes more, or to the end of the iteration. */
  advance(nodes: number): SliceEnd {
    writePosition(this.#kernel, this.#position);
    const ended = this.#kernel.entries.deepen(nodes, this.#tableWords);
    return ended === FINISHED ? "finished" : ended === PAUSED ? "paused" : "iterated";
  }

  /** The lines found so far, the best first. */
  get lines(): BattleLine[] {
    return Array.from({ length: this.#state(LINE_COUNT) }, (_, line) => this.#line(line));
  }

  /** The depth of the last iteration that was completed. */
  get depth(): number {
    return this.#state(COMPLETED_DEPTH);
  }

  /** Whether the iteration that ended last found lines. */
  get hasNewLines(): boolean {
    return this.#state(NEW_LINES) > 0;
  }

  get nodes(): number {
    return this.#kernel.entries.countNodes(this.#tableWords);
  }

  #state(index: number): number {
    return Number(this.#kernel.arrays.rootState[index] ?? 0n);
  }

  #line(line: number): BattleLine {
    const { rootScores, rootLines } = this.#kernel.arrays;
    const score = rootScores[line] ?? 0;
    const width = rootLines.length / rootScores.length;
    const moves = rootLines.subarray(line * width, (line + 1) * width);
    return {
      score,
      value: this.#kernel.entries.winProbability(score, SCALE),
      moves: Array.from(moves.subarray(0, moves.indexOf(0))),
      pliesToEnd: Math.abs(score) <= DECISIVE ? null : score > 0 ? WIN - score : -WIN - score,
    };
  }
}
