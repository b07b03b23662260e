/** Runs a search in slices, so that anyone who runs it can be told between two of them to stop. */
import type { Candidate } from "../rules/contract.ts";
import type { SearchRequest, SearchResult } from "./contract.ts";

/** What a slice ended with: the whole search, a depth, or only the slice. */
export type SliceEnd = "finished" | "iterated" | "paused";

/** A search under way. */
export interface SlicedSearch {
  /** Search about so many nodes more, or to the end of the depth. */
  advance(nodes: number): SliceEnd;
  /** What has been found so far. */
  result(): SearchResult;
}

/** An engine of one game; it has one search at a time. */
export interface GameEngine {
  /** Load what a search needs besides the engine, such as its opening book; absent where that is nothing. */
  prepare?(request: SearchRequest): Promise<void>;
  begin(request: SearchRequest): SlicedSearch;
  /** The probability of winning of the side whose dice are due; absent in games without dice. */
  estimateRoll?(request: SearchRequest): number;
  /** The same by roll, see `RollHost`; absent likewise. */
  estimateRolls?(request: SearchRequest, fixed: readonly number[]): readonly number[];
}

/** What a loop needs from outside. */
export interface LoopContext {
  isStopped(): boolean;
  onProgress(found: SearchResult): void;
  now(): number;
  /** Let messages arrive. */
  yieldTurn(): Promise<void>;
}

/** How long a slice should take: a stop must come through within 50 ms, also where a slice takes twice as long. */
const SLICE_MS = 12;
const FIRST_SLICE_NODES = 1000;
const MIN_SLICE_NODES = 200;

/** Search to the end, to a stop, or as long as the request allows; resolves with what was found. */
export async function runSearch(
  search: SlicedSearch,
  milliseconds: number,
  context: LoopContext,
): Promise<SearchResult> {
  const end = context.now() + milliseconds;
  let nodes = FIRST_SLICE_NODES;
  while (!context.isStopped()) {
    const start = context.now();
    const ended = search.advance(nodes);
    if (ended === "finished") break;
    if (ended === "iterated") context.onProgress(search.result());
    else nodes = adjustSlice(nodes, context.now() - start);
    if (context.now() >= end) break;
    await context.yieldTurn();
  }
  return search.result();
}

/** The size of the next slice, after one that took so long. */
function adjustSlice(nodes: number, milliseconds: number): number {
  const factor = Math.min(2, SLICE_MS / Math.max(0.5, milliseconds));
  return Math.max(MIN_SLICE_NODES, Math.round(nodes * factor));
}

/** A candidate without a forced end. */
export function makeCandidate(line: readonly string[], value: number, pliesToEnd: number | null = null): Candidate {
  return { move: line[0] ?? "", value, line, pliesToEnd };
}
