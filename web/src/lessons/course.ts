/** The courses: what "make types" writes from Python's lessons. They hold all that the rules have to say. */
import type { MoveView, PositionView, Seat } from "../protocol/types.ts";

/** A move or roll that is shown, and the position after it. */
interface LessonPly {
  readonly move: MoveView;
  readonly picture: PositionView;
  /** Whose turn it is then; null once the game is over. */
  readonly to_move: Seat | null;
}

/** What a move, a roll or an answer leads to. */
export interface LessonResult {
  /** The praise at the end of the step, or what is said about the mistake; empty until the step ends. */
  readonly text: string;
  /** The learner's own ply first, then those that follow by themselves. */
  readonly plies: readonly LessonPly[];
  readonly is_right: boolean;
  /** The situation after it; null at the end of the step and after a mistake. */
  readonly next: number | null;
}

/** A question that is answered by pressing one of a few buttons. */
export interface LessonQuestion {
  readonly kind: "face" | "number";
  readonly choices: readonly number[];
  readonly answer: number;
}

/** A position of a step in which the learner is to move, to roll or to answer. */
export interface LessonSituation {
  /** The id of the text that says what to do. */
  readonly goal: string;
  readonly position: string;
  readonly picture: PositionView;
  readonly to_move: Seat;
  readonly can_roll: boolean;
  readonly stars: readonly string[];
  /** The opponent's winning moves to show, in notation. */
  readonly threats: string[];
  /** An accepted move, in notation. */
  readonly hint: string | null;
  readonly question: LessonQuestion | null;
  readonly legal: MoveView[];
  /** By move, by "roll" or by answer. */
  readonly results: Readonly<Record<string, LessonResult>>;
}

/** A step with every situation that right answers lead to; the first is where it starts. */
export interface LessonStep {
  readonly name: string;
  /** How many moves, rolls and answers it takes without a mistake. */
  readonly par: number;
  readonly situations: readonly LessonSituation[];
}

/** A text that is shown once in the first game, and its occasion. */
export interface LessonNote {
  readonly text: string;
  readonly occasion: "start" | "legal" | "mine" | "theirs" | "threat";
  /** The field of the move's view that decides, and its value; null if any value but null does. */
  readonly feature: string;
  readonly value: string | boolean | null;
}

export interface LessonCourse {
  readonly game: string;
  readonly notes: readonly LessonNote[];
  readonly steps: readonly LessonStep[];
}

const files = import.meta.glob<LessonCourse>("./data/*.json", { import: "default" });

const pathOf = (game: string): string => `./data/${game}.json`;

/** Whether a game has a course. */
export const hasCourse = (game: string): boolean => pathOf(game) in files;

/** Load the course of a game. Rejects if there is none, and where the server does not answer. */
export async function loadCourse(game: string): Promise<LessonCourse> {
  const load = files[pathOf(game)];
  if (!load) throw new RangeError(`there is no course of ${game}`);
  return load();
}
