/** The session of a review: the game, and next to it a line played out or a move that is tried. No DOM. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { MoveView, PositionView, Seat } from "../protocol/types.ts";
import type { PlyNavigation } from "../session/session.ts";
import { type AnalysedPly, isError, type Review, type ShownMove, type Verdict } from "./analysis/contract.ts";
import { positionAt, type ReplaySession, toMoveAt } from "./replay-session.ts";

/** What the table shows. */
interface Shown {
  readonly picture: PositionView;
  readonly last: MoveView | null;
  readonly ply: number;
  readonly toMove: Seat | null;
  readonly legal: readonly MoveView[];
}

/** A line from the position after `from` plies; `at` of its moves are shown. */
export interface Line {
  readonly kind: "line";
  readonly from: number;
  readonly moves: readonly ShownMove[];
  readonly at: number;
}

/** A move that is tried in the position after `from` plies; null until it is made, its verdict until it is graded. */
export interface Trial {
  readonly kind: "trial";
  readonly from: number;
  readonly move: ShownMove | null;
  readonly verdict: Verdict | null;
}

/** Resolves when the table shows its last move at rest. */
type Settle = () => Promise<void>;

export class ReviewSession implements PlyNavigation {
  readonly steps: ReplaySession;
  readonly clientState: PlyNavigation["clientState"];
  readonly ply: PlyNavigation["ply"];
  readonly viewedPly: PlyNavigation["viewedPly"];
  readonly review: Review | null;
  /** What is shown instead of the game; null for nothing. */
  readonly aside = signal<Line | Trial | null>(null);
  readonly shown: ReadonlySignal<Shown>;
  /** The seat of the person at this browser, where it is their game. */
  readonly ownSeat: Seat | null;
  readonly #settle: Settle;

  constructor(steps: ReplaySession, review: Review | null, settle: Settle, ownSeat: Seat | null = null) {
    this.steps = steps;
    this.clientState = steps.clientState;
    this.ply = steps.ply;
    this.viewedPly = steps.viewedPly;
    this.review = review;
    this.ownSeat = ownSeat;
    this.#settle = settle;
    this.shown = computed(() => this.#show());
  }

  /** The ply that led to the position shown, as it was analysed; null at the start and before the analysis. */
  get analysedPly(): AnalysedPly | null {
    return this.review?.analysis.value?.plies[this.steps.at.value - 1] ?? null;
  }

  /** Show the position after this number of plies. */
  viewPly(ply: number): void {
    batch(() => {
      this.aside.value = null;
      this.steps.viewPly(ply);
    });
  }

  /** The number of plies after the next error in this direction; null if there is none. */
  findError(direction: 1 | -1): number | null {
    const plies = this.review?.analysis.value?.plies ?? [];
    const at = this.steps.at.value;
    const errors = plies.flatMap((ply, index) => (ply.kind === "decision" && isError(ply.grade) ? [index + 1] : []));
    return (direction === 1 ? errors.find((ply) => ply > at) : errors.findLast((ply) => ply < at)) ?? null;
  }

  /** Play out a line of moves, in notation, from the position before the ply that is shown. */
  async playLine(line: readonly string[]): Promise<void> {
    const from = this.steps.at.peek() - 1;
    const start: Line = { kind: "line", from, moves: this.review?.showLine(from, line) ?? [], at: 0 };
    this.aside.value = start;
    for (let at = 1; at <= start.moves.length; at++) {
      await this.#settle();
      const shown = this.aside.peek();
      if (shown?.kind !== "line" || shown.moves !== start.moves) return;
      this.aside.value = { ...shown, at };
    }
  }

  /** Let the player try another move instead of the one that is shown. */
  startTrial(): void {
    const aside = this.aside.peek();
    const from = aside?.kind === "trial" ? aside.from : this.steps.at.peek() - 1;
    this.aside.value = { kind: "trial", from, move: null, verdict: null };
  }

  /** Try a move, and have it graded. */
  async tryMove(text: string): Promise<void> {
    const trial = this.aside.peek();
    const trials = this.review?.trials;
    if (trial?.kind !== "trial" || trial.move || !trials) return;
    const tried = { ...trial, move: this.review?.showLine(trial.from, [text])[0] ?? null };
    this.aside.value = tried;
    const verdict = await trials.grade(trial.from, text).catch(() => null);
    if (this.aside.peek() === tried) this.aside.value = verdict ? { ...tried, verdict } : null;
  }

  /** Go back to the game. */
  closeAside(): void {
    this.aside.value = null;
  }

  #show(): Shown {
    const aside = this.aside.value;
    if (aside) return this.#showAside(aside);
    const { picture, move, ply } = this.steps.position;
    return { picture, last: move, ply, toMove: toMoveAt(this.steps.replay, ply), legal: [] };
  }

  #showAside(aside: Line | Trial): Shown {
    const moves = aside.kind === "line" ? aside.moves.slice(0, aside.at) : aside.move ? [aside.move] : [];
    const last = moves.at(-1);
    if (last) {
      const { picture, view, toMove } = last;
      return { picture, last: view, ply: aside.from + moves.length, toMove, legal: [] };
    }
    const { replay } = this.steps;
    const legal = aside.kind === "trial" ? (this.review?.trials?.listMoves(aside.from) ?? []) : [];
    const { picture } = positionAt(replay, aside.from);
    return { picture, last: null, ply: aside.from, toMove: toMoveAt(replay, aside.from), legal };
  }
}
