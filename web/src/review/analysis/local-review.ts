/** A review with the engine of this browser: its analysis grows deeper pass by pass. No DOM. */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { EngineHost } from "../../engine/contract.ts";
import type { MoveView, Replay, Seat } from "../../protocol/types.ts";
import type { Move, Position, Rules } from "../../rules/contract.ts";
import { findFacts, type RulesFacts } from "../../rules/facts.ts";
import { type AnalysedGame, analyseGame, chooseCount, describeChoice, scoreOutcome, valueFor } from "./analyser.ts";
import { DEEP_PASS, type Progress, type Review, type ShownMove, type Trials, type Verdict } from "./contract.ts";
import type { Analysis } from "./types.ts";

export class LocalReview implements Review, Trials {
  readonly replay: Replay;
  readonly game: AnalysedGame;
  readonly #engines: EngineHost;
  readonly #analysis = signal<Analysis | null>(null);
  readonly #progress = signal<Progress | null>(null);
  readonly #hasFailed = signal(false);
  readonly #isFinal = signal(false);
  #passes = 0;
  #wanted = 0;
  #running: Promise<void> | null = null;
  #stopping = new AbortController();

  constructor(replay: Replay, game: AnalysedGame, engines: EngineHost) {
    this.replay = replay;
    this.game = game;
    this.#engines = engines;
  }

  get trials(): Trials {
    return this;
  }

  /** The analysis of the deepest pass that is done; null before the first. */
  get analysis(): ReadonlySignal<Analysis | null> {
    return this.#analysis;
  }

  get isFinal(): ReadonlySignal<boolean> {
    return this.#isFinal;
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
    this.#passes = canDeepen ? pass + 1 : DEEP_PASS; // a search that saw everything finds no more
    batch(() => {
      this.#analysis.value = analysis;
      this.#isFinal.value = this.#passes >= DEEP_PASS;
    });
  }

  showLine(ply: number, line: readonly string[]): ShownMove[] {
    let position = this.#position(ply);
    return line.map((text) => {
      const move = position.parseMove(text);
      position = move.play();
      return showMove(move, position);
    });
  }

  listMoves(ply: number): MoveView[] {
    return this.#position(ply)
      .legalMoves()
      .map((move) => move.view());
  }

  #position(ply: number): Position {
    const position = this.game.positions[ply];
    if (!position) throw new RangeError(`there is no position after ${ply} plies`);
    return position;
  }

  async grade(ply: number, text: string): Promise<Verdict> {
    const position = this.#position(ply);
    const after = position.parseMove(text).play();
    const known = this.#analysis.peek()?.plies[ply];
    const candidates = known?.kind === "decision" ? known.candidates : await this.#search(ply, chooseCount(position));
    const found = candidates.map((candidate) => ({ ...candidate, pliesToEnd: null }));
    const isKnown = found.some(({ move }) => position.parseMove(move).play().text === after.text);
    const value = isKnown ? 0 : await this.#evaluate(ply, text, position.toMove);
    const tried = { move: text, value, line: [text], pliesToEnd: null };
    return describeChoice(this.game.rules, position, found, tried, after);
  }

  /** What a position is worth to a seat after a further move. */
  async #evaluate(ply: number, text: string, seat: Seat): Promise<number> {
    const { rules, positions } = this.game;
    const after = (positions[ply] as Position).parseMove(text).play();
    const outcome = rules.findOutcome([...positions.slice(0, ply + 1), after]);
    if (outcome) return scoreOutcome(outcome, seat);
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

function showMove(move: Move, after: Position): ShownMove {
  const toMove = after.actor === null ? null : after.toMove;
  return { text: move.text, words: move.words(), view: move.view(), picture: after.view(), toMove };
}

/** Somebody waits for the verdict on a move. */
const TRIAL_CEILING_MS = 5_000;

/** The game of a replay, with the rules that replay it; null if the browser has none. */
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
