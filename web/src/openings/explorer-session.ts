/** The explorer as it is used: the line walked so far, its position, and what the book says of it. No DOM. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { MoveView, Translatable } from "../protocol/types.ts";
import type { Position, Rules } from "../rules/contract.ts";
import type { BookMove, OpeningBook } from "./opening-book.ts";

/** A move of the book in the position shown. */
export interface BookLine extends BookMove {
  readonly words: Translatable;
  readonly view: MoveView;
}

/** A move made, and where it led. */
interface Step {
  readonly text: string;
  readonly words: Translatable;
  readonly view: MoveView;
  readonly position: Position;
}

interface ExplorerOptions {
  readonly rules: Rules;
  readonly book: OpeningBook;
  readonly start: string;
  /** The text under which the book knows a position. */
  normalize(text: string): string;
}

export class ExplorerSession {
  readonly book: OpeningBook;
  readonly #options: ExplorerOptions;
  readonly #start: Position;
  /** The whole line, of which the moves before {@link viewedPly} are shown. */
  readonly steps = signal<readonly Step[]>([]);
  readonly ply = computed(() => this.steps.value.length);
  readonly viewedPly = signal(0);
  /** Counts up with each change, by two where the table is to jump. */
  readonly tablePly = signal(0);
  readonly position: ReadonlySignal<Position>;
  readonly last: ReadonlySignal<MoveView | null>;
  /** The moves that the book knows here, the best first. */
  readonly lines: ReadonlySignal<readonly BookLine[]>;

  constructor(options: ExplorerOptions) {
    this.#options = options;
    this.book = options.book;
    this.#start = options.rules.parsePosition(options.start);
    this.position = computed(() => this.#positionAt(this.viewedPly.value));
    this.last = computed(() => this.steps.value[this.viewedPly.value - 1]?.view ?? null);
    this.lines = computed(() => this.#findLines(this.position.value));
  }

  /** Make a move, in notation; a move that continues the line keeps what follows. */
  play(text: string): void {
    const ply = this.viewedPly.peek();
    if (this.steps.peek()[ply]?.text !== text) {
      this.steps.value = [...this.steps.peek().slice(0, ply), this.#step(this.position.peek(), text)];
    }
    this.#show(ply + 1, 1);
  }

  /** Show the position after so many moves of the line. */
  viewPly(ply: number): void {
    const to = Math.max(0, Math.min(this.ply.peek(), ply));
    if (to !== this.viewedPly.peek()) this.#show(to, to === this.viewedPly.peek() + 1 ? 1 : 2);
  }

  /** Show a line from the start, as far as its moves are legal. */
  load(moves: readonly string[]): void {
    const steps: Step[] = [];
    let position = this.#start;
    for (const text of moves) {
      if (!position.legalMoves().some((move) => move.text === text)) break;
      const step = this.#step(position, text);
      steps.push(step);
      position = step.position;
    }
    this.steps.value = steps;
    this.#show(steps.length, 2);
  }

  /** The moves shown, in notation. */
  listMoves(): string[] {
    return this.steps.value.slice(0, this.viewedPly.value).map(({ text }) => text);
  }

  #show(ply: number, change: number): void {
    this.tablePly.value = this.tablePly.peek() + change;
    this.viewedPly.value = ply;
  }

  #positionAt(ply: number): Position {
    return this.steps.value[ply - 1]?.position ?? this.#start;
  }

  #step(position: Position, text: string): Step {
    const move = position.parseMove(text);
    return { text, words: move.words(), view: move.view(), position: move.play() };
  }

  #findLines(position: Position): BookLine[] {
    const moves = new Map(position.legalMoves().map((move) => [move.text, move]));
    return this.#options.book.find(this.#options.normalize(position.text)).flatMap((entry) => {
      const move = moves.get(entry.move);
      return move ? [{ ...entry, words: move.words(), view: move.view() }] : [];
    });
  }
}
