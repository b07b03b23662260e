/** Judges an answer that is not a stored one: whether it is as good, and if not, what it costs and why. No DOM. */
import type { EngineHost, SearchResult } from "../engine/contract.ts";
import type { Translatable } from "../protocol/types.ts";
import type { Candidate, Position, Rules } from "../rules/contract.ts";

/** What is found out about an answer. */
export interface Judgement {
  /** Whether it is as good as the best: it wins by force as soon, or is worth nearly as much. */
  readonly isAnswer: boolean;
  /** What it costs in probability of winning, 0 to 1. */
  readonly loss: number;
  /** The move that punishes it, in notation; null if the opponent is not to move. */
  readonly reply: string | null;
  /** Why that move does, to translate. */
  readonly reasons: readonly Translatable[];
}

/** Nodes of each search: as many as the miner's. */
const NODES = 40_000;
/** A ceiling for slow devices. */
const MILLISECONDS = 3000;
/** More candidates than a turn has choices. */
const ALL_CANDIDATES = 64;
/** An answer that loses no more than this counts as well, where values are all there is: Python's NEAR_EQUAL. */
export const NEAR_EQUAL = 0.015;

export class Judge {
  readonly #rules: Rules;
  readonly #engines: EngineHost;
  readonly #game: string;

  constructor(game: string, rules: Rules, engines: EngineHost) {
    this.#game = game;
    this.#rules = rules;
    this.#engines = engines;
  }

  /** Judge a move in a position; `after` is the position it leads to. */
  async assess(before: Position, move: string, after: Position): Promise<Judgement> {
    const solver = before.toMove;
    if (after.actor !== null && after.actor !== "dice" && after.actor !== solver)
      return this.#assessByReply(before, after);
    const found = await this.#search(before, ALL_CANDIDATES);
    const best = found.candidates[0]?.value ?? 0;
    const loss = best - (found.candidates.find((candidate) => candidate.move === move)?.value ?? 0);
    return { isAnswer: loss <= NEAR_EQUAL, loss, reply: null, reasons: [] };
  }

  async #assessByReply(before: Position, after: Position): Promise<Judgement> {
    const best = (await this.#search(before, 1)).candidates[0];
    const reply = (await this.#search(after, 1)).candidates[0];
    if (!best || !reply) return { isAnswer: false, loss: 0, reply: null, reasons: [] };
    return {
      isAnswer: winsAsSoon(best, reply),
      loss: Math.max(0, best.value - (1 - reply.value)),
      reply: reply.move,
      reasons: this.#rules.explain(after, reply, []),
    };
  }

  #search(position: Position, candidates: number): Promise<SearchResult> {
    return this.#engines.search({
      rules: this.#game,
      start: position.text,
      moves: [],
      candidates,
      strength: { nodes: NODES, overlookedPerMille: 0 },
      seed: 0,
      milliseconds: MILLISECONDS,
    });
  }
}

/** Whether the move before a reply wins by force, and no later than the best one. */
function winsAsSoon(best: Candidate, reply: Candidate): boolean {
  if (best.pliesToEnd === null || best.pliesToEnd <= 0 || reply.pliesToEnd === null) return false;
  return reply.pliesToEnd < 0 && 1 - reply.pliesToEnd <= best.pliesToEnd;
}
