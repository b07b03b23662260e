// Written by "make types" from src/duellum/battle/view.py. Do not edit.
export const MAX_DICE = 8;
export const PALACES = [4, 67] as const;
export const ENDING_CLAUSES = ["B16", "B17", "B18", "B19", "B20"] as const;
export const ENDINGS = ["king captured", "palace taken", "no move", "repetition", "long game"] as const;
export const VICTORY_COUNT = 2;
