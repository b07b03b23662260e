/**
 * Analyses a game with the engine of this browser: every decision with its alternatives, every roll with its luck.
 *
 * It does what src/duellum/analysis/analyser.py does, position by position from the last one back, so that a
 * given number of nodes leads to the same grades there and here; docs/analysis.md says what the figures mean.
 */

import type { EngineHost, SearchRequest } from "../../engine/contract.ts";
import type { Seat } from "../../protocol/types.ts";
import {
  type Candidate,
  type EvaluatedPly,
  type GradedGame,
  type Move,
  numberTurn,
  type Outcome,
  type Position,
  type Rules,
} from "../../rules/contract.ts";
import type { RulesFacts } from "../../rules/facts.ts";
import type { Verdict } from "./contract.ts";
import type { AnalysedMove, Analysis } from "./types.ts";

/** A game to analyse. */
export interface AnalysedGame {
  readonly facts: RulesFacts;
  readonly rules: Rules;
  /** The start first: one more than there are moves. */
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
  /** How it ended; null while it is being played. */
  readonly outcome: Pick<Outcome, "winner"> | null;
}

interface AnalysisOptions {
  /** How many nodes to search for each decision. */
  readonly nodes: number;
  readonly signal?: AbortSignal;
  /** Called after each position with the share that is done. */
  readonly onProgress?: (share: number) => void;
}

interface AnalysisResult {
  readonly analysis: Analysis;
  /** Whether more nodes could find more: some search was cut short. */
  readonly canDeepen: boolean;
}

/** The evaluation of one position; values are to the side whose turn it is. */
interface Evaluation {
  readonly value: number;
  readonly candidates: readonly Candidate[];
  /** After a roll: the value at depth 1. */
  readonly shallow: number | null;
}

const ALL_CANDIDATES_UP_TO = 12;
const FEW_CANDIDATES = 5;
/** Nodes are the limit; a search that takes longer than this has failed. */
const CEILING_MS = 600_000;

/** Analyse a game. Rejects with the reason of `signal` once that is aborted, and where the engine fails. */
export async function analyseGame(
  game: AnalysedGame,
  engines: EngineHost,
  options: AnalysisOptions,
): Promise<AnalysisResult> {
  const analyser = new GameAnalyser(game, engines, options);
  const evaluations = await analyser.evaluateBackwards();
  return { analysis: describeGame(game, evaluations), canDeepen: analyser.canDeepen };
}

class GameAnalyser {
  readonly #game: AnalysedGame;
  readonly #engines: EngineHost;
  readonly #options: AnalysisOptions;
  canDeepen = false;
  #isFresh = true;

  constructor(game: AnalysedGame, engines: EngineHost, options: AnalysisOptions) {
    this.#game = game;
    this.#engines = engines;
    this.#options = options;
  }

  /** The evaluation of each position, searched from the last: later results help earlier ones. */
  async evaluateBackwards(): Promise<Evaluation[]> {
    const { positions } = this.#game;
    const evaluations: Evaluation[] = [];
    for (let ply = positions.length - 1; ply >= 0; ply--) {
      evaluations.unshift(await this.#evaluate(ply));
      this.#options.signal?.throwIfAborted();
      this.#options.onProgress?.(evaluations.length / positions.length);
    }
    return evaluations;
  }

  async #evaluate(ply: number): Promise<Evaluation> {
    const { positions } = this.#game;
    const position = positions[ply] as Position;
    const canSearch = this.#findOutcome(ply) === null && position.actor !== "dice";
    const isRolled = positions[ply - 1]?.actor === "dice";
    if (!canSearch) {
      const value = await this.#findValue(ply);
      return { value, candidates: [], shallow: isRolled ? value : null };
    }
    const candidates = await this.#search(ply, chooseCount(position));
    const shallow = isRolled ? ((await this.#searchShallow(ply))[0]?.value ?? 0) : null;
    return { value: candidates[0]?.value ?? 0, candidates, shallow };
  }

  async #search(ply: number, candidates: number): Promise<readonly Candidate[]> {
    const { nodes, signal } = this.#options;
    const request = { ...this.#request(ply), candidates, strength: { nodes, overlookedPerMille: 0 } };
    const found = await this.#engines.search({ ...request, isFresh: this.#isFresh }, signal ? { signal } : {});
    this.#isFresh = false;
    this.canDeepen ||= found.nodes >= nodes;
    return found.candidates;
  }

  async #searchShallow(ply: number): Promise<readonly Candidate[]> {
    return (await this.#engines.search({ ...this.#request(ply), depth: 1 })).candidates;
  }

  /** The value if there is nothing to search: the game is over, or the dice are due. */
  async #findValue(ply: number): Promise<number> {
    const outcome = this.#findOutcome(ply);
    if (outcome) return scoreOutcome(outcome, (this.#game.positions[ply] as Position).toMove);
    return this.#engines.estimateRoll(this.#request(ply));
  }

  #findOutcome(ply: number): Outcome | null {
    const { rules, positions } = this.#game;
    return rules.findOutcome(positions.slice(0, ply + 1));
  }

  #request(ply: number): SearchRequest {
    const { facts, positions, moves } = this.#game;
    return {
      rules: facts.name,
      start: (positions[0] as Position).text,
      moves: moves.slice(0, ply).map(({ text }) => text),
      candidates: 1,
      strength: { nodes: null, overlookedPerMille: 0 },
      seed: 0,
      milliseconds: CEILING_MS,
    };
  }
}

/** How many candidates to ask for: all if there are few results. */
export function chooseCount(position: Position): number {
  const count = countResults(position);
  return count <= ALL_CANDIDATES_UP_TO ? count : FEW_CANDIDATES;
}

/** How many different positions the legal moves lead to. */
function countResults(position: Position): number {
  return new Set(position.legalMoves().map((move) => move.play().text)).size;
}

// -- What follows from the evaluations ----------------------------------------------------------------------

/** The value for one side of what is worth `value` for another. */
export function valueFor(value: number, of: Seat, to: Seat): number {
  return of === to ? value : 1 - value;
}

/** What an outcome is worth to a seat. */
export function scoreOutcome({ winner }: Pick<Outcome, "winner">, seat: Seat): number {
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}

function describeGame(game: AnalysedGame, evaluations: readonly Evaluation[]): Analysis {
  const { facts, rules, positions, outcome } = game;
  const [first, last] = [positions[0] as Position, positions.at(-1) as Position];
  const end = valueFor(evaluations.at(-1)?.value ?? 0, last.toMove, 0);
  const plies = game.moves.map((_, index) => evaluatePly(game, evaluations, index));
  const graded = rules.grade(plies, outcome ? scoreOutcome(outcome, 0) : end);
  return {
    game: facts.name,
    start: first.text,
    plies: describePlies(game, plies, graded),
    chances: [...graded.chances],
    last: end,
    totals: [{ ...graded.totals[0] }, { ...graded.totals[1] }],
    turning: graded.turning,
    dice: facts.hasDice,
  };
}

/** A ply with its values; a decision has its candidates, the best first. */
type Evaluated = EvaluatedPly & { readonly candidates: readonly Candidate[] };

function evaluatePly(game: AnalysedGame, evaluations: readonly Evaluation[], index: number): Evaluated {
  const [before, after] = [game.positions[index] as Position, game.positions[index + 1] as Position];
  const [found, reply] = [evaluations[index] as Evaluation, evaluations[index + 1] as Evaluation];
  const side = before.toMove;
  if (reply.shallow !== null) {
    const mean = found.value;
    return {
      kind: "roll",
      side,
      before: mean,
      after: valueFor(reply.shallow, after.toMove, side),
      second: mean,
      candidates: [],
    };
  }
  const { text } = game.moves[index] as Move;
  const value = valueFor(reply.value, after.toMove, side);
  const made = { move: text, value, line: [text, ...(reply.candidates[0]?.line ?? [])], pliesToEnd: null };
  return evaluateChoice(before, found.candidates, made, after);
}

function describePlies(game: AnalysedGame, plies: readonly Evaluated[], graded: GradedGame): Analysis["plies"] {
  let turn = 0;
  return plies.map(({ kind, side, before, after, candidates }, index) => {
    const position = game.positions[index] as Position;
    turn = numberTurn(game.rules, turn, position);
    const told = { turn, side, move: (game.moves[index] as Move).text };
    const loss = graded.losses[index] ?? 0;
    if (kind === "roll") return { kind, ...told, mean: before, value: after, luck: loss };
    const grade = graded.grades[index] ?? null;
    return { kind: "decision", ...told, candidates: explainAll(game.rules, position, candidates), loss, grade };
  });
}

/** What a decision was worth: `made` is the move made, with its value in case no candidate stands for it. */
export function describeChoice(
  rules: Rules,
  position: Position,
  candidates: readonly Candidate[],
  made: Candidate,
  after: Position,
): Verdict {
  const choice = evaluateChoice(position, candidates, made, after);
  const { losses, grades } = rules.grade([choice], choice.before);
  return {
    candidates: explainAll(rules, position, choice.candidates),
    loss: losses[0] ?? 0,
    grade: grades[0] ?? null,
  };
}

function evaluateChoice(
  position: Position,
  candidates: readonly Candidate[],
  made: Candidate,
  after: Position,
): Evaluated {
  const all = insertMade(position, candidates, made, after).sort((one, other) => other.value - one.value);
  const chosen = all.find(({ move }) => move === made.move) ?? made;
  const [best = chosen, second = best] = all;
  return {
    kind: countResults(position) === 1 ? "forced" : "decision",
    side: position.toMove,
    before: best.value,
    after: chosen.value,
    second: second.value,
    candidates: all,
  };
}

function explainAll(rules: Rules, position: Position, candidates: readonly Candidate[]): AnalysedMove[] {
  return candidates.map((candidate) => {
    const others = candidates.filter((other) => other !== candidate);
    const { move, value, line } = candidate;
    return { move, value, line: [...line], why: rules.explain(position, candidate, others) };
  });
}

/** The candidates with the move made among them; one that leads to the same position stands for it. */
function insertMade(
  position: Position,
  candidates: readonly Candidate[],
  made: Candidate,
  after: Position,
): Candidate[] {
  const same = candidates.findIndex(({ move }) => position.parseMove(move).play().text === after.text);
  if (same < 0) return [...candidates, made];
  return candidates.map((candidate, index) =>
    index === same ? { ...candidate, move: made.move, line: [made.move, ...candidate.line.slice(1)] } : candidate,
  );
}
