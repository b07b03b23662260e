// Written by "make types" from src/duellum/battle/wasm/game_kernel.py. Do not edit.
import type { Binding } from "../../../../kernel/binding.ts";

/** The entry points; they read and write the arrays. */
export interface BattleEntries {
  /** Write the position of a text and return 0, or the code of what is wrong with it and its numbers. */
  parsePosition(length: number): number;
  /** Return the code of why a text is not a legal move, 0 if it is one, and write the message's numbers. */
  explainMove(length: number): number;
  /** Write the text of a position, which has fewer than MAX_TEXT bytes, and return its length. */
  formatPosition(): number;
  /** Write the legal moves in the order of the rules and return their number, 0 once it is decided. */
  listMoves(): number;
  /** Write the square and the piece after each step of a move, and return the number of steps. */
  traceMove(move: number): number;
  /** Return the number of the clause by which a legal move wins at once; 0 if it does not. */
  findWinningClause(move: number): number;
  /** Write the position after a legal move. */
  playMove(move: number): void;
  /** Write the key of a position, for callers that have no 64-bit numbers. */
  writeKey(index: number): void;
  /** Return the number of the clause that ends the game here, B16 to B20; 0 while it is being played. */
  findOutcome(count: number): number;
  /** Write the start of a search of wanted lines, and return the number of the root's moves. */
  beginSearch(base: number, wanted: number, tableWords: number): number;
  /** Set the limits of a search, 0 for none, and which moves it overlooks, after :func:begin_search. */
  limitSearch(depth: number, nodes: number, overlookedPerMille: number, seed: number, tableWords: number): void;
  /** Search until an iteration ends, or at most about nodes nodes more; return what has ended. */
  deepen(nodes: number, tableWords: number): number;
  /** Return how many nodes have been searched. */
  countNodes(tableWords: number): number;
  /** Return the probability of winning of the side to move; a score of scale gives about 0.73. */
  winProbability(score: number, scale: number): number;
  /** Write the reasons for a candidate, the most important first, and return their number. */
  explain(): number;
  /** Mark where the side to move can capture a die for nothing, and return the number of these squares. */
  findLooseDice(): number;
  /** Write what :func:weigh_line returns, for callers that get one number at most. */
  writeLineWeights(length: number): void;
  /** Grade a game of count plies; score is the first side's. */
  gradeGame(count: number, score: number): void;
}

/** The arrays in the module's memory. */
export interface BattleArrays {
  readonly text: Uint8Array;
  readonly positionPieces: Int8Array;
  readonly positionMasks: BigUint64Array;
  readonly positionCounters: Int32Array;
  readonly numbers: Int32Array;
  readonly moves: Int32Array;
  readonly stepSquares: Int32Array;
  readonly stepPieces: Int32Array;
  readonly afterPieces: Int8Array;
  readonly afterMasks: BigUint64Array;
  readonly afterCounters: Int32Array;
  readonly keys: BigUint64Array;
  readonly searchPieces: Int8Array;
  readonly searchMasks: BigUint64Array;
  readonly searchKings: BigInt64Array;
  readonly searchKeys: BigUint64Array;
  readonly table: BigUint64Array;
  readonly searchMoves: Int32Array;
  readonly searchRatings: Int32Array;
  readonly searchKillers: Int32Array;
  readonly searchHistory: Int32Array;
  readonly searchPv: Int32Array;
  readonly searchWeights: Int32Array;
  readonly searchNetwork: Int16Array;
  readonly searchControl: BigInt64Array;
  readonly searchFrames: BigInt64Array;
  readonly searchKingsTablebase: Uint8Array;
  readonly searchDieTablebase: Uint8Array;
  readonly rootState: BigInt64Array;
  readonly rootScores: Int32Array;
  readonly rootLines: Int32Array;
  readonly comparisonLines: Int32Array;
  readonly comparisonLengths: Int32Array;
  readonly comparisonEnds: Int32Array;
  readonly comparisonValues: Float64Array;
  readonly reasons: Int32Array;
  readonly loose: Uint8Array;
  readonly line: Int32Array;
  readonly lineWeights: Int32Array;
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

export const BATTLE: Binding<BattleEntries, BattleArrays> = {
  name: "battle",
  arrays: [
    ["text", Uint8Array, 200],
    ["positionPieces", Int8Array, 72],
    ["positionMasks", BigUint64Array, 4],
    ["positionCounters", Int32Array, 3],
    ["numbers", Int32Array, 74],
    ["moves", Int32Array, 356],
    ["stepSquares", Int32Array, 6],
    ["stepPieces", Int32Array, 6],
    ["afterPieces", Int8Array, 72],
    ["afterMasks", BigUint64Array, 4],
    ["afterCounters", Int32Array, 3],
    ["keys", BigUint64Array, 101],
    ["searchPieces", Int8Array, 72],
    ["searchMasks", BigUint64Array, 4],
    ["searchKings", BigInt64Array, 2],
    ["searchKeys", BigUint64Array, 197],
    ["table", BigUint64Array, 2097152],
    ["searchMoves", Int32Array, 34176],
    ["searchRatings", Int32Array, 34176],
    ["searchKillers", Int32Array, 192],
    ["searchHistory", Int32Array, 10368],
    ["searchPv", Int32Array, 9409],
    ["searchWeights", Int32Array, 103],
    ["searchNetwork", Int16Array, 0],
    ["searchControl", BigInt64Array, 11],
    ["searchFrames", BigInt64Array, 1344],
    ["searchKingsTablebase", Uint8Array, 5184],
    ["searchDieTablebase", Uint8Array, 17915904],
    ["rootState", BigInt64Array, 11],
    ["rootScores", Int32Array, 712],
    ["rootLines", Int32Array, 69064],
    ["comparisonLines", Int32Array, 256],
    ["comparisonLengths", Int32Array, 2],
    ["comparisonEnds", Int32Array, 2],
    ["comparisonValues", Float64Array, 3],
    ["reasons", Int32Array, 24],
    ["loose", Uint8Array, 72],
    ["line", Int32Array, 97],
    ["lineWeights", Int32Array, 3],
    ["pliesKinds", Int32Array, 2048],
    ["pliesSides", Int32Array, 2048],
    ["pliesBefore", Float64Array, 2048],
    ["pliesAfter", Float64Array, 2048],
    ["pliesSecond", Float64Array, 2048],
    ["gradingLosses", Float64Array, 2048],
    ["gradingGrades", Int32Array, 2048],
    ["gradingChances", Float64Array, 2049],
    ["gradingTotals", Float64Array, 10],
    ["gradingCounts", Int32Array, 10],
    ["gradingHighlights", Int32Array, 3],
  ],
};

export const START = "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1";
export const PATHS = [
  "n1", "s1", "e1", "w1", "n2", "n1e1", "n1w1", "s2", "s1e1", "s1w1", "e2", "e1n1", "e1s1", "w2", "w1n1", "w1s1", "n3",
  "n1e2", "n1w2", "n2e1", "n2w1", "s3", "s1e2", "s1w2", "s2e1", "s2w1", "e3", "e1n2", "e1s2", "e2n1", "e2s1", "w3",
  "w1n2", "w1s2", "w2n1", "w2s1", "n4", "n1e3", "n1w3", "n2e2", "n2w2", "n3e1", "n3w1", "s4", "s1e3", "s1w3", "s2e2",
  "s2w2", "s3e1", "s3w1", "e4", "e1n3", "e1s3", "e2n2", "e2s2", "e3n1", "e3s1", "w4", "w1n3", "w1s3", "w2n2", "w2s2",
  "w3n1", "w3s1", "n5", "n1e4", "n1w4", "n2e3", "n2w3", "n3e2", "n3w2", "n4e1", "n4w1", "s5", "s1e4", "s1w4", "s2e3",
  "s2w3", "s3e2", "s3w2", "s4e1", "s4w1", "e5", "e1n4", "e1s4", "e2n3", "e2s3", "e3n2", "e3s2", "e4n1", "e4s1", "w5",
  "w1n4", "w1s4", "w2n3", "w2s3", "w3n2", "w3s2", "w4n1", "w4s1", "n6", "n1e5", "n1w5", "n2e4", "n2w4", "n3e3", "n3w3",
  "n4e2", "n4w2", "n5e1", "n5w1", "s6", "s1e5", "s1w5", "s2e4", "s2w4", "s3e3", "s3w3", "s4e2", "s4w2", "s5e1", "s5w1",
  "e6", "e1n5", "e1s5", "e2n4", "e2s4", "e3n3", "e3s3", "e4n2", "e4s2", "e5n1", "e5s1", "w6", "w1n5", "w1s5", "w2n4",
  "w2s4", "w3n3", "w3s3", "w4n2", "w4s2", "w5n1", "w5s1",
] as const;
export const FACES = [
  [1, 2, 4],
  [1, 3, 2],
  [1, 4, 5],
  [1, 5, 3],
  [2, 1, 3],
  [2, 3, 6],
  [2, 4, 1],
  [2, 6, 4],
  [3, 1, 5],
  [3, 2, 1],
  [3, 5, 6],
  [3, 6, 2],
  [4, 1, 2],
  [4, 2, 6],
  [4, 5, 1],
  [4, 6, 5],
  [5, 1, 4],
  [5, 3, 1],
  [5, 4, 6],
  [5, 6, 3],
  [6, 2, 3],
  [6, 3, 5],
  [6, 4, 2],
  [6, 5, 4],
] as const;
export const LETTERS = "ABCDEFGHIJLMNOPQRSTUVWXY";
export const HALF = 36;
export const KING = 24;
export const EMPTY = -1;
export const MAX_PLIES = 100;
export const SCALE = 111.33;
export const WIN = 30000;
export const DECISIVE = 29000;
export const LEVELS = [
  [60, 700],
  [200, 510],
  [650, 355],
  [2200, 225],
  [7200, 126],
  [24000, 55],
  [56000, 26],
  [0, 0],
] as const;
export const WEAK_LEVEL_MEGABYTES = 1;
export const MAX_MEGABYTES = 16;
export const FINISHED = 0;
export const ITERATED = 1;
export const PAUSED = 2;
export const LINE_COUNT = 5;
export const NEW_LINES = 6;
export const COMPLETED_DEPTH = 7;
export const DEEPEST = 60;
