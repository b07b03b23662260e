/** One step of a course as it is being done: what is shown, what may be done, and what is said. No DOM. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { MoveView, PositionView, Seat } from "../protocol/types.ts";
import type { LessonResult, LessonSituation, LessonStep } from "./course.ts";

/** What the table shows. */
interface LessonPicture {
  readonly picture: PositionView;
  readonly last: MoveView | null;
  readonly toMove: Seat | null;
  /** Grows by one with each move, and by two where the table is to jump. */
  readonly ply: number;
}

/** doing: the learner is to act. watching: moves are being shown. wrong: after a mistake. done: at the end. */
type Phase = "doing" | "watching" | "wrong" | "done";

/** Resolves when the table shows its last move at rest; a reply is preceded by a pause. */
export type Settle = (isBeforeReply: boolean) => Promise<void>;

export class LessonSession {
  readonly step: LessonStep;
  readonly phase = signal<Phase>("doing");
  readonly shown: Signal<LessonPicture>;
  /** What is said: the goal, or the word about what the learner did; the id of a message. */
  readonly text: ReadonlySignal<string>;
  readonly situation: ReadonlySignal<LessonSituation>;
  readonly isHinted = signal(false);
  readonly mistakes = signal(0);

  readonly #settle: Settle;
  readonly #place = signal(0);
  readonly #comment = signal("");
  #wasHinted = false;
  #isStopped = false;

  /** Start a step. `ply` is the number of plies that the table has shown before. */
  constructor(step: LessonStep, ply: number, settle: Settle) {
    this.step = step;
    this.#settle = settle;
    this.situation = computed(() => situationAt(step, this.#place.value));
    this.shown = signal(showStart(situationAt(step, 0), ply));
    this.text = computed(() => this.#comment.value || this.situation.value.goal);
  }

  /** Whether the step was done without a mistake and without a hint. */
  get isPerfect(): boolean {
    return this.mistakes.peek() === 0 && !this.#wasHinted;
  }

  /** Make a move, in notation. */
  play(move: string): Promise<void> {
    return this.#take(move);
  }

  roll(): Promise<void> {
    return this.#take("roll");
  }

  answer(choice: number): Promise<void> {
    return this.#take(String(choice));
  }

  /** Show an accepted answer. */
  hint(): void {
    this.#wasHinted = true;
    this.isHinted.value = true;
  }

  /** Go back to where the mistake was made. */
  retry(): void {
    this.#jumpTo(this.#place.peek());
  }

  /** Go back to where the step starts. */
  restart(): void {
    this.#jumpTo(0);
  }

  /** Show nothing more: the step has been left. */
  stop(): void {
    this.#isStopped = true;
  }

  #jumpTo(place: number): void {
    batch(() => {
      this.#place.value = place;
      this.shown.value = showStart(situationAt(this.step, place), this.shown.peek().ply + 2);
      this.#comment.value = "";
      this.isHinted.value = false;
      this.phase.value = "doing";
    });
  }

  async #take(key: string): Promise<void> {
    const result = this.situation.peek().results[key];
    if (this.phase.peek() !== "doing" || !result) return;
    this.isHinted.value = false;
    this.phase.value = "watching";
    for (const [place, ply] of result.plies.entries()) {
      if (place > 0) await this.#settle(true);
      if (this.#isStopped) return;
      const { picture, move, to_move } = ply;
      this.shown.value = { picture, last: move, toMove: to_move, ply: this.shown.peek().ply + 1 };
    }
    if (result.plies.length > 0) await this.#settle(false);
    if (!this.#isStopped) this.#conclude(result);
  }

  #conclude({ is_right, next, text }: LessonResult): void {
    batch(() => {
      if (!is_right) this.mistakes.value += 1;
      if (next !== null) this.#place.value = next;
      this.#comment.value = text;
      this.phase.value = next !== null ? "doing" : is_right ? "done" : "wrong";
    });
  }
}

function situationAt(step: LessonStep, place: number): LessonSituation {
  const situation = step.situations[place];
  if (!situation) throw new RangeError(`${step.name} has ${step.situations.length} situations, not ${place}`);
  return situation;
}

function showStart({ picture, to_move }: LessonSituation, ply: number): LessonPicture {
  return { picture, last: null, toMove: to_move, ply };
}
