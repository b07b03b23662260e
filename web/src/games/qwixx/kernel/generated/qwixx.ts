// Written by "make types" from src/duellum/qwixx/wasm/game_kernel.py. Do not edit.
import type { Binding } from "../../../../kernel/binding.ts";

/** The entry points; they read and write the arrays. */
export interface QwixxEntries {
  /** Write the position of a text and return 0, or the code of what is wrong with it and its numbers. */
  parsePosition(length: number): number;
  /** Return the code of why a text is not a legal move, 0 if it is one, and write the message's numbers. */
  explainMove(length: number): number;
  /** Write the text of a position, which has fewer than MAX_TEXT bytes, and return its length. */
  formatPosition(): number;
  /** Write the fields that the action due may place on, and return their number; 0 if none is due. */
  listFields(): number;
  /** Write the position after a choice: a legal field, or NONE for an action declined. */
  playChoice(choice: number): void;
  /** Write the position after a roll; of the white dice the higher comes first. */
  playRoll(dice: number): void;
  /** Write supplies, misthrows, totals, the index of the ending, the winner, and the faces. */
  writeFacts(): void;
  /** Unpack the network's weights and empty the cache of rows; once, before the first search. */
  loadNetwork(): void;
  /** Begin the search of the turn under way, with limits, 0 for none; return the greatest depth. */
  beginSearch(depth: number, nodes: number, overlookedPerMille: number, seed: number): number;
  /** Write the state after every way to finish a turn, and its choices; return their number. */
  listTurns(side: number, dice: number, first: number): number;
  /** Drop each option with this probability in a thousand, but keep at least one; by a seed of 0 or more. */
  overlookOptions(perMille: number, seed: number): void;
  /** Set the greatest depth that the limits allow, 0 for none, and that applies; return it. */
  limitTurn(depth: number, nodes: number): number;
  /** Evaluate every state by the network, depth 1; return what has ended, the iteration or the search. */
  deepenNetwork(): number;
  /** Evaluate this many more states at depth 2 or 3, after :func:deepen_network; return what has ended. */
  deepenExpectimax(states: number): number;
  /** Return the expectation over all rolls of the best value at depth 1, to the player about to roll. */
  valueBeforeRoll(): number;
  /** Write the expectation of the best value at depth 1 by white dice: 6 * first + second, faces less one. */
  writeWhiteValues(fixed: number): void;
  /** Write the reasons for a candidate, the most important first, and return their number. */
  explain(): number;
  /** Grade a game of count plies; score is the first side's. */
  gradeGame(count: number, score: number): void;
}

/** The arrays in the module's memory. */
export interface QwixxArrays {
  readonly text: Uint8Array;
  readonly positionState: BigInt64Array;
  readonly positionHeights: Int8Array;
  readonly positionLocks: Int8Array;
  readonly positionCounters: Int32Array;
  readonly numbers: Int32Array;
  readonly fields: Int32Array;
  readonly afterState: BigInt64Array;
  readonly afterHeights: Int8Array;
  readonly afterLocks: Int8Array;
  readonly afterCounters: Int32Array;
  readonly facts: Int32Array;
  readonly packed: Uint8Array;
  readonly weightsRow: Float32Array;
  readonly weightsRowBias: Float32Array;
  readonly weightsJoint: Float32Array;
  readonly weightsSupplies: Float32Array;
  readonly weightsMisthrows: Float32Array;
  readonly weightsClosed: Float32Array;
  readonly weightsLeads: Float32Array;
  readonly weightsRollOdds: Float32Array;
  readonly weightsHead: Float32Array;
  readonly weightsHeadBias: Float32Array;
  readonly weightsMargin: Float32Array;
  readonly weightsMarginBias: Float32Array;
  readonly evaluatorCacheKeys: BigInt64Array;
  readonly evaluatorCacheSums: Float32Array;
  readonly evaluatorFeatures: BigInt64Array;
  readonly evaluatorRow: Float32Array;
  readonly evaluatorAccumulator: Float32Array;
  readonly evaluatorHead: Float32Array;
  readonly evaluatorRollOdds: Float32Array;
  readonly leads: Float32Array;
  readonly turnStates: BigInt64Array;
  readonly turnChoices: BigInt64Array;
  readonly turnStateOf: BigInt64Array;
  readonly turnValues: Float64Array;
  readonly turnNewValues: Float64Array;
  readonly turnCandidates: BigInt64Array;
  readonly turnNumbers: BigInt64Array;
  readonly turnRng: BigUint64Array;
  readonly workspace0States: BigInt64Array;
  readonly workspace0ResultIndex: Int16Array;
  readonly workspace0Predictions: Float32Array;
  readonly workspace0Values: Float64Array;
  readonly workspace0Probabilities: Float64Array;
  readonly workspace1States: BigInt64Array;
  readonly workspace1ResultIndex: Int16Array;
  readonly workspace1Predictions: Float32Array;
  readonly workspace1Values: Float64Array;
  readonly workspace1Probabilities: Float64Array;
  readonly workspace2States: BigInt64Array;
  readonly workspace2ResultIndex: Int16Array;
  readonly workspace2Predictions: Float32Array;
  readonly workspace2Values: Float64Array;
  readonly workspace2Probabilities: Float64Array;
  readonly workspace3States: BigInt64Array;
  readonly workspace3ResultIndex: Int16Array;
  readonly workspace3Predictions: Float32Array;
  readonly workspace3Values: Float64Array;
  readonly workspace3Probabilities: Float64Array;
  readonly workspace4States: BigInt64Array;
  readonly workspace4ResultIndex: Int16Array;
  readonly workspace4Predictions: Float32Array;
  readonly workspace4Values: Float64Array;
  readonly workspace4Probabilities: Float64Array;
  readonly workspace5States: BigInt64Array;
  readonly workspace5ResultIndex: Int16Array;
  readonly workspace5Predictions: Float32Array;
  readonly workspace5Values: Float64Array;
  readonly workspace5Probabilities: Float64Array;
  readonly whiteValues: Float64Array;
  readonly comparisonLines: Int32Array;
  readonly comparisonLengths: Int32Array;
  readonly comparisonEnds: Int32Array;
  readonly comparisonValues: Float64Array;
  readonly reasons: Int32Array;
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

export const QWIXX: Binding<QwixxEntries, QwixxArrays> = {
  name: "qwixx",
  arrays: [
    ["text", Uint8Array, 200],
    ["positionState", BigInt64Array, 5],
    ["positionHeights", Int8Array, 44],
    ["positionLocks", Int8Array, 4],
    ["positionCounters", Int32Array, 3],
    ["numbers", Int32Array, 4],
    ["fields", Int32Array, 8],
    ["afterState", BigInt64Array, 5],
    ["afterHeights", Int8Array, 44],
    ["afterLocks", Int8Array, 4],
    ["afterCounters", Int32Array, 3],
    ["facts", Int32Array, 14],
    ["packed", Uint8Array, 148002],
    ["weightsRow", Float32Array, 9344],
    ["weightsRowBias", Float32Array, 128],
    ["weightsJoint", Float32Array, 12288],
    ["weightsSupplies", Float32Array, 4416],
    ["weightsMisthrows", Float32Array, 960],
    ["weightsClosed", Float32Array, 288],
    ["weightsLeads", Float32Array, 38400],
    ["weightsRollOdds", Float32Array, 960],
    ["weightsHead", Float32Array, 3072],
    ["weightsHeadBias", Float32Array, 32],
    ["weightsMargin", Float32Array, 544],
    ["weightsMarginBias", Float32Array, 17],
    ["evaluatorCacheKeys", BigInt64Array, 8192],
    ["evaluatorCacheSums", Float32Array, 786432],
    ["evaluatorFeatures", BigInt64Array, 70],
    ["evaluatorRow", Float32Array, 128],
    ["evaluatorAccumulator", Float32Array, 96],
    ["evaluatorHead", Float32Array, 32],
    ["evaluatorRollOdds", Float32Array, 10],
    ["leads", Float32Array, 4800],
    ["turnStates", BigInt64Array, 225],
    ["turnChoices", BigInt64Array, 90],
    ["turnStateOf", BigInt64Array, 45],
    ["turnValues", Float64Array, 45],
    ["turnNewValues", Float64Array, 45],
    ["turnCandidates", BigInt64Array, 45],
    ["turnNumbers", BigInt64Array, 9],
    ["turnRng", BigUint64Array, 1],
    ["workspace0States", BigInt64Array, 3765],
    ["workspace0ResultIndex", Int16Array, 2025],
    ["workspace0Predictions", Float32Array, 12801],
    ["workspace0Values", Float64Array, 753],
    ["workspace0Probabilities", Float64Array, 753],
    ["workspace1States", BigInt64Array, 3765],
    ["workspace1ResultIndex", Int16Array, 2025],
    ["workspace1Predictions", Float32Array, 12801],
    ["workspace1Values", Float64Array, 753],
    ["workspace1Probabilities", Float64Array, 753],
    ["workspace2States", BigInt64Array, 3765],
    ["workspace2ResultIndex", Int16Array, 2025],
    ["workspace2Predictions", Float32Array, 12801],
    ["workspace2Values", Float64Array, 753],
    ["workspace2Probabilities", Float64Array, 753],
    ["workspace3States", BigInt64Array, 3765],
    ["workspace3ResultIndex", Int16Array, 2025],
    ["workspace3Predictions", Float32Array, 12801],
    ["workspace3Values", Float64Array, 753],
    ["workspace3Probabilities", Float64Array, 753],
    ["workspace4States", BigInt64Array, 3765],
    ["workspace4ResultIndex", Int16Array, 2025],
    ["workspace4Predictions", Float32Array, 12801],
    ["workspace4Values", Float64Array, 753],
    ["workspace4Probabilities", Float64Array, 753],
    ["workspace5States", BigInt64Array, 3765],
    ["workspace5ResultIndex", Int16Array, 2025],
    ["workspace5Predictions", Float32Array, 12801],
    ["workspace5Values", Float64Array, 753],
    ["workspace5Probabilities", Float64Array, 753],
    ["whiteValues", Float64Array, 36],
    ["comparisonLines", Int32Array, 256],
    ["comparisonLengths", Int32Array, 2],
    ["comparisonEnds", Int32Array, 2],
    ["comparisonValues", Float64Array, 3],
    ["reasons", Int32Array, 24],
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

export const DECLINED = 44;
export const UNDECIDED = 45;
export const NO_DICE = -1;
export const LEVELS = [[1, 930], [1, 820], [1, 690], [1, 585], [1, 430], [1, 270], [1, 140], [0, 0]] as const;
export const FINISHED = 0;
export const ITERATED = 1;
export const PAUSED = 2;
export const STATE_COUNT = 1;
export const CANDIDATE_COUNT = 2;
export const DEPTH = 3;
export const NODES = 6;
export const MAX_RESULTS = 753;
