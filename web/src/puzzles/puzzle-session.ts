/** A puzzle as it is being solved: what is shown, what may be done, and what is said. No DOM. */
import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { MoveView, PositionView, Seat, Translatable } from "../protocol/types.ts";
import type { Position, Rules } from "../rules/contract.ts";
import type { Puzzle } from "./collection.ts";
import type { Judgement } from "./judge.ts";

/** What the table shows. */
interface PuzzlePicture {
  readonly picture: PositionView;
  readonly last: MoveView | null;
  readonly toMove: Seat | null;
  /** Grows by one with each move, and by two where the table is to jump. */
  readonly ply: number;
}

/**
 * doing: the solver is to act. watching: moves are being shown. checking: the engine looks at an answer. wrong: after a
 * mistake. solved, shown: at the end, by the solver or by the solution.
 */
type Phase = "doing" | "watching" | "checking" | "wrong" | "solved" | "shown";

/** What is said of the last answer. */
interface Comment {
  readonly kind: "task" | "right" | "wrong" | "solved" | "equal" | "shown";
  /** What the answer costs, in probability of winning. */
  readonly loss: number;
  readonly reasons: readonly Translatable[];
}

/** Resolves when the table shows its last move at rest; a reply is preceded by a pause. */
type Settle = (isBeforeReply: boolean) => Promise<void>;
type Assess = (before: Position, move: string, after: Position) => Promise<Judgement>;

const TASK: Comment = { kind: "task", loss: 0, reasons: [] };
const say = (kind: Comment["kind"]): Comment => ({ ...TASK, kind });

export class PuzzleSession {
  readonly puzzle: Puzzle;
  readonly solver: Seat;
  readonly phase: Signal<Phase> = signal<Phase>("doing");
  readonly comment: Signal<Comment> = signal(TASK);
  /** How much the hint shows: nothing, the piece, the whole move. */
  readonly hint: Signal<0 | 1 | 2> = signal<0 | 1 | 2>(0);
  readonly mistakes: Signal<number> = signal(0);

  readonly #rules: Rules;
  readonly #settle: Settle;
  readonly #assess: Assess;
  readonly #shown: Signal<PuzzlePicture>;
  readonly #legal: Signal<readonly MoveView[]> = signal<readonly MoveView[]>([]);
  #position: Position;
  /** The answers that the moves so far agree with, and how many moves that are. */
  #answers: readonly (readonly string[])[];
  #place = 0;
  #wasHelped = false;
  #isStopped = false;

  /** Start a puzzle. `ply` is the number of plies that the table has shown before. */
  constructor(puzzle: Puzzle, rules: Rules, ply: number, settle: Settle, assess: Assess) {
    this.puzzle = puzzle;
    this.#rules = rules;
    this.#settle = settle;
    this.#assess = assess;
    this.#answers = puzzle.answers;
    this.#position = rules.parsePosition(puzzle.position);
    this.solver = this.#position.toMove;
    this.#shown = signal({ picture: this.#position.view(), last: null, toMove: this.solver, ply });
    this.#listMoves();
  }

  /** The position of the puzzle, before any move. */
  get start(): PositionView {
    return this.#rules.parsePosition(this.puzzle.position).view();
  }

  get shown(): ReadonlySignal<PuzzlePicture> {
    return this.#shown;
  }

  /** The moves that the solver may make now. */
  get legal(): ReadonlySignal<readonly MoveView[]> {
    return this.#legal;
  }

  /** The position as it stands, in notation. */
  get position(): string {
    return this.#position.text;
  }

  /** The move that the stored solution has next, in notation; null at the end. */
  get nextMove(): string | null {
    return this.#answers[0]?.[this.#place] ?? null;
  }

  /** Whether it was solved without a mistake and without a hint that shows the move. */
  get isPerfect(): boolean {
    return this.mistakes.peek() === 0 && !this.#wasHelped;
  }

  /** Show more of the next move: first the piece, then all of it. */
  showHint(): void {
    if (this.phase.peek() !== "doing") return;
    this.#wasHelped = true;
    this.hint.value = this.hint.peek() === 0 ? 1 : 2;
  }

  /** Make a move, in notation. */
  async play(text: string): Promise<void> {
    if (this.phase.peek() !== "doing") return;
    const before = this.#position;
    const after = before.parseMove(text).play();
    const agreeing = this.#answers.filter((answer) => this.#leadsTo(before, answer[this.#place], after));
    this.hint.value = 0;
    if (agreeing.length === 0) {
      await this.#assessOther(before, text, after);
      return;
    }
    this.#answers = agreeing;
    this.phase.value = "watching";
    this.#show(before, text);
    await this.#continue();
  }

  /** Play out the solution from where the solver stands. */
  async showSolution(): Promise<void> {
    if (this.phase.peek() !== "doing" && this.phase.peek() !== "wrong") return;
    this.#wasHelped = true;
    if (this.phase.peek() === "wrong") this.retry();
    batch(() => {
      this.phase.value = "watching";
      this.comment.value = TASK;
    });
    for (let move = this.nextMove; move !== null; move = this.nextMove) {
      this.#show(this.#position, move);
      await this.#settle(true);
      if (this.#isStopped) return;
    }
    this.#end("shown");
  }

  /** Go back to where the mistake was made. */
  retry(): void {
    batch(() => {
      this.#jump();
      this.comment.value = this.#place === 0 ? TASK : say("right");
    });
  }

  /** Show nothing more: the puzzle has been left. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Whether the move of an answer leads to the same position, or wins at once as well. */
  #leadsTo(before: Position, move: string | undefined, after: Position): boolean {
    if (move === undefined) return false;
    const wanted = before.parseMove(move).play();
    if (wanted.text === after.text) return true;
    const winner = this.#rules.findOutcome([wanted])?.winner ?? null;
    return winner !== null && winner === this.#rules.findOutcome([after])?.winner;
  }

  /** Play the replies of the answer, up to where the solver is to act, or to its end. */
  async #continue(): Promise<void> {
    for (let move = this.nextMove; move !== null && this.#position.actor !== this.solver; move = this.nextMove) {
      await this.#settle(true);
      if (this.#isStopped) return;
      this.#show(this.#position, move);
    }
    await this.#settle(false);
    if (this.#isStopped) return;
    if (this.nextMove === null) this.#end("solved");
    else
      batch(() => {
        this.#listMoves();
        this.comment.value = say("right");
        this.phase.value = "doing";
      });
  }

  /** Look at an answer that is not a stored one, and show what refutes it. */
  async #assessOther(before: Position, text: string, after: Position): Promise<void> {
    this.phase.value = "checking";
    this.#picture(after, before.parseMove(text).view());
    const judgement = await this.#assess(before, text, after).catch(() => null);
    if (this.#isStopped) return;
    if (judgement?.isAnswer) {
      this.#position = after;
      this.#end("solved", "equal");
      return;
    }
    batch(() => {
      this.mistakes.value += 1;
      this.comment.value = { kind: "wrong", loss: judgement?.loss ?? 0, reasons: judgement?.reasons ?? [] };
      this.phase.value = "watching";
    });
    if (judgement?.reply) await this.#showReply(after, judgement.reply);
    if (!this.#isStopped) this.phase.value = "wrong";
  }

  async #showReply(after: Position, reply: string): Promise<void> {
    await this.#settle(true);
    if (this.#isStopped) return;
    const move = after.parseMove(reply);
    this.#picture(move.play(), move.view());
    await this.#settle(false);
  }

  /** Make a move of the answer. */
  #show(before: Position, text: string): void {
    const move = before.parseMove(text);
    this.#position = move.play();
    this.#place += 1;
    this.#picture(this.#position, move.view());
  }

  #picture(position: Position, last: MoveView): void {
    const { ply } = this.#shown.peek();
    this.#legal.value = [];
    this.#shown.value = {
      picture: position.view(),
      last,
      toMove: position.actor === null ? null : position.toMove,
      ply: ply + 1,
    };
  }

  #jump(): void {
    this.#shown.value = {
      picture: this.#position.view(),
      last: null,
      toMove: this.#position.toMove,
      ply: this.#shown.peek().ply + 2,
    };
    this.hint.value = 0;
    this.#listMoves();
    this.phase.value = "doing";
  }

  #listMoves(): void {
    this.#legal.value = this.#position.legalMoves().map((move) => move.view());
  }

  #end(phase: "solved" | "shown", kind: Comment["kind"] = phase): void {
    batch(() => {
      this.comment.value = say(kind);
      this.phase.value = phase;
    });
  }
}
