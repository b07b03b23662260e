/** The grading of a game: asked of a game's kernel, the same for every game. As in src/duellum/core/grading.py. */
import {
  ACCURACY,
  ADJUSTED,
  BEST_PLY,
  DECISION,
  FORCED,
  GRADES,
  LOSS,
  LUCK,
  NO_PLY,
  ROLL,
  SCORE,
  TOTAL_COUNT,
  TURNING,
} from "../kernel/constants.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Seat } from "../protocol/types.ts";
import type { EvaluatedPly, GradedGame, SideTotals } from "./contract.ts";

interface GradingEntries {
  gradeGame(count: number, score: number): void;
}

interface GradingArrays {
  readonly pliesKinds: Int32Array;
  readonly pliesSides: Int32Array;
  readonly pliesBefore: Float64Array;
  readonly pliesAfter: Float64Array;
  readonly pliesSecond: Float64Array;
  readonly gradingLosses: Float64Array;
  readonly gradingGrades: Int32Array;
  readonly gradingChances: Float64Array;
  readonly gradingTotals: Float64Array;
  readonly gradingCounts: Int32Array;
  readonly gradingHighlights: Int32Array;
}

const KINDS = { decision: DECISION, forced: FORCED, roll: ROLL };

export function gradeGame(
  { entries, arrays }: Kernel<GradingEntries, GradingArrays>,
  plies: readonly EvaluatedPly[],
  score: number,
): GradedGame {
  arrays.pliesKinds.set(plies.map(({ kind }) => KINDS[kind]));
  arrays.pliesSides.set(plies.map(({ side }) => side));
  arrays.pliesBefore.set(plies.map(({ before }) => before));
  arrays.pliesAfter.set(plies.map(({ after }) => after));
  arrays.pliesSecond.set(plies.map(({ second }) => second));
  entries.gradeGame(plies.length, score);
  return {
    losses: [...arrays.gradingLosses.subarray(0, plies.length)],
    grades: Array.from(arrays.gradingGrades.subarray(0, plies.length), (code) => GRADES[code] ?? null),
    chances: [...arrays.gradingChances.subarray(0, plies.length + 1)],
    totals: [readTotals(arrays, 0), readTotals(arrays, 1)],
    turning: readPly(arrays, TURNING),
  };
}

function readTotals(arrays: GradingArrays, side: Seat): SideTotals {
  const total = (index: number) => arrays.gradingTotals[side * TOTAL_COUNT + index] ?? 0;
  const counts = GRADES.map((grade, code) => [grade, arrays.gradingCounts[side * GRADES.length + code] ?? 0]);
  return {
    grades: Object.fromEntries(counts),
    loss: total(LOSS),
    accuracy: total(ACCURACY),
    luck: total(LUCK),
    score: total(SCORE),
    adjusted: total(ADJUSTED),
    best: readPly(arrays, BEST_PLY + side),
  };
}

function readPly({ gradingHighlights }: GradingArrays, index: number): number | null {
  const ply = gradingHighlights[index] ?? NO_PLY;
  return ply === NO_PLY ? null : ply;
}
