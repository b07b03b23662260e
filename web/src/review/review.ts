/** A game under review: its analysis, which grows deeper pass by pass. No DOM. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { EngineHost } from "../local/engine/contract.ts";
import type { Move, Position, Rules } from "../local/rules/contract.ts";
import { findFacts, type RulesFacts } from "../local/rules/facts.ts";
import type { Replay, Seat } from "../protocol/types.ts";
import { type AnalysedGame, analyseGame, chooseCount, describeChoice } from "./analysis/analyser.ts";
import { valueFor } from "./analysis/grades.ts";
import type { AnalysedDecision, Analysis } from "./analysis/types.ts";

/** How far the analysis is: the pass under way, from 0, and the share of it that is done; null while nothing runs. */
export interface Progress {
  readonly pass: number;
  readonly share: number;
}

/** A first curve, the whole review, and what is found while somebody looks. */
export const [FIRST_PASS, FULL_PASS, DEEP_PASS] = [1, 2, 3] as const;

export type Verdict = Pick<AnalysedDecision, "candidates" | "loss" | "grade">;

export class Review {
  readonly replay: Replay;
  readonly game: AnalysedGame;
  readonly #engines: EngineHost;
  readonly #analysis = signal<Analysis | null>(null);
  readonly #progress = signal<Progress | null>(null);
  readonly #hasFailed = signal(false);
  #passes = 0;
  #wanted = 0;
  #running: Promise<void> | null = null;
  #stopping = new AbortController();

  constructor(replay: Replay, game: AnalysedGame, engines: EngineHost) {
    this.replay = replay;
    this.game = game;
    this.#engines = engines;
  }

  /** The analysis of the deepest pass that is done; null before the first. */
  get analysis(): ReadonlySignal<Analysis | null> {
    return this.#analysis;
  }

  get progress(): ReadonlySignal<Progress | null> {
    return this.#progress;
  }

  /** Whether the engine could not be loaded, or broke down. */
  get hasFailed(): ReadonlySignal<boolean> {
    return this.#hasFailed;
  }

  /** Analyse up to a pass; resolves when it is done, or stopped. May be called again for more. */
  analyse(passes: number): Promise<void> {
    this.#wanted = Math.max(this.#wanted, passes);
    this.#running ??= this.#runAll().finally(() => (this.#running = null));
    return this.#running;
  }

  /** Stop searching; what was found stays. */
  stop(): void {
    this.#wanted = 0;
    this.#stopping.abort();
  }

  /** Run what is wanted; somebody may have wanted it again while an earlier run was being stopped. */
  async #runAll(): Promise<void> {
    this.#hasFailed.value = false;
    do await this.#run();
    while (this.#passes < this.#wanted && !this.#hasFailed.peek());
  }

  async #run(): Promise<void> {
    this.#stopping = new AbortController();
    try {
      while (this.#passes < this.#wanted) await this.#runPass(this.#passes, this.#stopping.signal);
    } catch {
      this.#hasFailed.value = !this.#stopping.signal.aborted;
    } finally {
      this.#progress.value = null;
    }
  }

  async #runPass(pass: number, signal: AbortSignal): Promise<void> {
    const onProgress = (share: number) => (this.#progress.value = { pass, share });
    const nodes = this.game.facts.reviewNodes[pass] ?? 1;
    onProgress(0);
    const { analysis, canDeepen } = await analyseGame(this.game, this.#engines, { nodes, signal, onProgress });
    this.#analysis.value = analysis;
    this.#passes = canDeepen ? pass + 1 : DEEP_PASS; // a search that saw everything finds no more
  }

  /** Grade a move that somebody tries in the position after so many plies. */
  async gradeTrial(ply: number, text: string): Promise<Verdict> {
    const { rules, positions } = this.game;
    const position = positions[ply] as Position;
    const after = position.parseMove(text).play();
    const known = this.#analysis.peek()?.plies[ply];
    const candidates = known?.kind === "decision" ? known.candidates : await this.#search(ply, chooseCount(position));
    const found = candidates.map((candidate) => ({ ...candidate, pliesToEnd: null }));
    const isKnown = found.some(({ move }) => position.parseMove(move).play().text === after.text);
    const value = isKnown ? 0 : await this.#evaluate(ply, text, position.toMove);
    return describeChoice(rules, position, found, { move: text, value, line: [text], pliesToEnd: null }, after);
  }

  /** What a position is worth to a seat after a further move. */
  async #evaluate(ply: number, text: string, seat: Seat): Promise<number> {
    const { rules, positions } = this.game;
    const after = (positions[ply] as Position).parseMove(text).play();
    const outcome = rules.findOutcome([...positions.slice(0, ply + 1), after]);
    if (outcome) return outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0;
    if (after.actor === "dice") {
      const value = await this.#engines.estimateRoll(this.#request(ply, [text], 1));
      return valueFor(value, after.toMove, seat);
    }
    const [best] = await this.#search(ply, 1, [text]);
    return valueFor(best?.value ?? 0, after.toMove, seat);
  }

  async #search(ply: number, candidates: number, more: readonly string[] = []) {
    return (await this.#engines.search(this.#request(ply, more, candidates))).candidates;
  }

  #request(ply: number, more: readonly string[], candidates: number) {
    const { facts, positions, moves } = this.game;
    return {
      rules: facts.name,
      start: (positions[0] as Position).text,
      moves: [...moves.slice(0, ply).map(({ text }) => text), ...more],
      candidates,
      strength: { nodes: facts.reviewNodes[1], overlookedPerMille: 0 },
      seed: 0,
      milliseconds: TRIAL_CEILING_MS,
    };
  }
}

/** Somebody waits for the verdict on a move. */
const TRIAL_CEILING_MS = 5_000;

/** The game of a replay, with the rules that replay it; null where the browser has none. */
export async function openGame(replay: Replay, load: (name: string) => Promise<Rules>): Promise<AnalysedGame | null> {
  const facts = findFacts(replay.rules);
  return facts && replayGame(replay, facts, await load(replay.rules));
}

function replayGame({ positions: [start], moves, outcome }: Replay, facts: RulesFacts, rules: Rules): AnalysedGame {
  const positions = [rules.parsePosition(start?.position ?? "")];
  const played: Move[] = [];
  for (const { move } of moves) {
    const next = (positions.at(-1) as Position).parseMove(move);
    played.push(next);
    positions.push(next.play());
  }
  return { facts, rules, positions, moves: played, outcome: outcome?.result === "*" ? null : outcome };
}
