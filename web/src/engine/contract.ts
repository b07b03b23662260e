/** What the game asks of an engine, and what that answers. Plain data, so that the engine can be in a Worker of its own. */
import type { Candidate } from "../rules/contract.ts";
import type { Strength } from "../rules/facts.ts";

/** A game so far, for an engine to search. */
export interface SearchRequest {
  readonly rules: string;
  /** The starting position. */
  readonly start: string;
  /** The moves and rolls since. */
  readonly moves: readonly string[];
  /** How many of the best moves are wanted. */
  readonly candidates: number;
  readonly strength: Strength;
  /** Selects what a weak level overlooks. */
  readonly seed: number;
  /** A ceiling on the time, for slow devices; strength is measured in nodes. */
  readonly milliseconds: number;
  /** In plies, or turns: how deep to search at most; absent for as deep as the nodes allow. */
  readonly depth?: number;
  /** Whether to forget what was learnt from earlier searches. */
  readonly isFresh?: boolean;
}

/** What a search has found so far, the best candidate first. */
export interface SearchResult {
  readonly candidates: readonly Candidate[];
  readonly depth: number;
  readonly nodes: number;
}

export interface SearchOptions {
  /** Called whenever a depth is completed. */
  readonly onProgress?: (found: SearchResult) => void;
  /** Stops the search: it then resolves with what it has found. */
  readonly signal?: AbortSignal;
}

export interface EngineHost {
  /** The best moves of the side to act. Rejects if the engine has failed. */
  search(request: SearchRequest, options?: SearchOptions): Promise<SearchResult>;
  /** The probability of winning of the side whose dice are due. Rejects likewise. */
  estimateRoll(request: SearchRequest): Promise<number>;
}

/** An engine that also tells what rolls are worth. */
export interface RollHost extends EngineHost {
  /**
   * The probability to win of the side whose dice are due by roll of the dice that are shared, in the game's own order;
   * `fixed` are faces of its other dice, 0 for one that is averaged over. Rejects likewise.
   */
  estimateRolls(request: SearchRequest, fixed: readonly number[]): Promise<readonly number[]>;
}

/** Everything an engine can do. */
export const FULL_STRENGTH: Strength = { nodes: null, overlookedPerMille: 0 };
