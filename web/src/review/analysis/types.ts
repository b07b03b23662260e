// Written by "make types" from src/duellum/analysis/ and server/protocol/. Do not edit.
import type { MoveView, PositionView, Seat, Translatable } from "../../protocol/types.ts";

/** A move and what could have been played instead; the best candidate first, the move made among them. */
export interface AnalysedDecision {
  kind: "decision";
  turn: number;
  side: Seat;
  move: string;
  candidates: AnalysedMove[];
  loss: number;
  grade: Grade | null;
}

/** A move that could be made: its value to its side, the line expected from it, and the reasons for it. */
export interface AnalysedMove {
  move: string;
  value: number;
  line: string[];
  why: Translatable[];
}

/** A roll and its luck: its best reply's value to the roller, and the mean of that over all rolls. */
export interface AnalysedRoll {
  kind: "roll";
  turn: number;
  side: Seat;
  move: string;
  mean: number;
  value: number;
  luck: number;
}

/** One player's totals. */
export interface AnalysedTotals {
  grades: Record<string, number>;
  loss: number;
  accuracy: number;
  luck: number;
  score: number;
  adjusted: number;
  best: number | null;
}

/** The analysis of a game: every ply, the first seat's chances in every position, the totals by seat. */
export interface Analysis {
  game: string;
  start: string;
  plies: (AnalysedDecision | AnalysedRoll)[];
  chances: number[];
  last: number;
  totals: [AnalysedTotals, AnalysedTotals];
  turning: number | null;
  dice: boolean;
}

/** How good a decision was. */
export type Grade = "best" | "blunder" | "good" | "inaccuracy" | "mistake";

/** A move of a line that could have been played, and the position after it. */
export interface LineMove {
  move: string;
  words: Translatable;
  view: MoveView;
  picture: PositionView;
  to_move: Seat | null;
}

/** The response to ``POST /api/analyses``: a game's analysis, with all there is to show of it. */
export interface RecordAnalysis {
  analysis: Analysis;
  lines: LineMove[][];
}

/** The grades of decisions where something better should have been found. */
export const ERRORS: readonly Grade[] = ["inaccuracy", "mistake", "blunder"];

/** The annotation sign of each grade. */
export const SIGNS: Readonly<Record<Grade, string>> = {
  best: "✓",
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};
