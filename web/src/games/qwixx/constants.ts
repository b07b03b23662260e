// Written by "make types" from src/duellum/qwixx/view.py. Do not edit.
export const STONES = 22;
export const STONES_BEFORE_LAST = 5;
export const MAX_CLOSED = 2;
export const MAX_MISTHROWS = 4;
export const MISTHROW_COST = 5;
export const ROW_NUMBERS = [
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
  [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
] as const;
