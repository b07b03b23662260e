// Written by "make types" from src/duellum/battle/view.py. Do not edit.
export const FILES = "abcdefghi";
export const RANKS = "12345678";
export const START_TOPS = [5, 1, 2, 6, 6, 2, 1, 5] as const;
