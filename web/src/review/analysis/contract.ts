/** What the screens ask of a review, whether the engine is in this browser or at the server. */
import type { ReadonlySignal } from "@preact/signals";
import type { MoveView, PositionView, Replay, Seat, Translatable } from "../../protocol/types.ts";
import { type AnalysedDecision, type Analysis, ERRORS, type Grade } from "./types.ts";

/** How far the analysis is: the pass under way, from 0, and the share of it that is done. */
export interface Progress {
  readonly pass: number;
  /** From 0 to 1; null if that is not known. */
  readonly share: number | null;
}

/** A first curve, the whole review, and what is found while somebody looks. */
export const [FIRST_PASS, FULL_PASS, DEEP_PASS] = [1, 2, 3] as const;

/** A move and where it leads. */
export interface ShownMove {
  /** In the game's notation. */
  readonly text: string;
  /** The move in words, to translate. */
  readonly words: Translatable;
  readonly view: MoveView;
  /** The position after it. */
  readonly picture: PositionView;
  /** Whose turn it is then; null if the game is over. */
  readonly toMove: Seat | null;
}

export type AnalysedPly = Analysis["plies"][number];

/** Whether something better should have been found. */
export function isError(grade: Grade | null): boolean {
  return grade !== null && ERRORS.includes(grade);
}

export type Verdict = Pick<AnalysedDecision, "candidates" | "loss" | "grade">;

/** Moves that somebody tries instead of those of the game. */
export interface Trials {
  /** The legal moves of the position after so many plies. */
  listMoves(ply: number): readonly MoveView[];
  /** Grade a move in the position after so many plies. Rejects if the engine has failed. */
  grade(ply: number, text: string): Promise<Verdict>;
}

/** A game under review: its analysis, and what can be shown of it. */
export interface Review {
  readonly replay: Replay;
  /** What was found so far; null before the first pass is done. */
  readonly analysis: ReadonlySignal<Analysis | null>;
  /** Whether the analysis is the deepest there will be: until then its figures are provisional. */
  readonly isFinal: ReadonlySignal<boolean>;
  /** Null while nothing is searched. */
  readonly progress: ReadonlySignal<Progress | null>;
  /** Whether there is no engine, or it broke down. */
  readonly hasFailed: ReadonlySignal<boolean>;
  /** Null where moves cannot be tried, as the browser has no rules. */
  readonly trials: Trials | null;
  /** Analyse up to a pass; resolves when it is done, or stopped. May be called again for more. */
  analyse(passes: number): Promise<void>;
  /** Stop searching; what was found stays. */
  stop(): void;
  /** The moves of a line, in notation, from the position after so many plies: a move made, or what was better. */
  showLine(ply: number, line: readonly string[]): readonly ShownMove[];
}
