// Written by "make types" from src/duellum/core/shared_entries.py. Do not edit.

export const MAX_LINE = 128;
export const REASON_SIZE = 12;
export const DECISION = 0;
export const FORCED = 1;
export const ROLL = 2;
export const UNGRADED = -1;
export const NO_PLY = -1;
export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export const TOTAL_COUNT = 5;
export const LOSS = 0;
export const ACCURACY = 1;
export const LUCK = 2;
export const SCORE = 3;
export const ADJUSTED = 4;
export const TURNING = 0;
export const BEST_PLY = 1;
