// Written by "make types" from src/duellum/qwixx/view.py. Do not edit.
export const ENDINGS = ["supply empty", "four misthrows", "two rows closed"] as const;
export const END_CLAUSE = "Q21";
export const ROW_SCORES = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78] as const;
