// Written by "make types" from src/duellum/battle/wasm/endings_kernel.py. Do not edit.
import type { Binding } from "../../../../kernel/binding.ts";

/** The entry points; they read and write the arrays. */
export interface EndingsEntries {
  /** Fill the table of two kings and return the longest distance in it. */
  solveKings(): number;
  /** Mark what is illegal and what is won in one ply, and write the number of moves into moves_left. */
  initialiseDie(): void;
  /** Find every position decided in distance plies, given those decided in fewer. Return how many. */
  solveDistance(distance: number): number;
  /** Return the plies to the end, negative when side, who is to move, loses; 0 for a draw. */
  probe(side: number, sinceCapture: number): number;
  /** Return how many different positions the side to move can reach and wins; moves is a workspace. */
  countWinners(side: number): number;
  /** Write for each of count positions whether one move alone wins. */
  markSharp(count: number): void;
}

/** The arrays in the module's memory. */
export interface EndingsArrays {
  readonly kings: Uint8Array;
  readonly die: Uint8Array;
  readonly movesLeft: Uint8Array;
  readonly positionPieces: Int8Array;
  readonly positionMasks: BigUint64Array;
  readonly moves: Int32Array;
  readonly samples: BigInt64Array;
  readonly isSharp: Uint8Array;
}

export const ENDINGS: Binding<EndingsEntries, EndingsArrays> = {
  name: "endings",
  arrays: [
    ["kings", Uint8Array, 5184],
    ["die", Uint8Array, 17915904],
    ["movesLeft", Uint8Array, 17915904],
    ["positionPieces", Int8Array, 72],
    ["positionMasks", BigUint64Array, 4],
    ["moves", Int32Array, 356],
    ["samples", BigInt64Array, 160000],
    ["isSharp", Uint8Array, 40000],
  ],
};

export const DIGEST = "3783a0726ca95f6149fe4519a89c3a47aa1e6e6a45fc9c96560efc5c8e47ff48";
export const UNKNOWN = 1000;
export const MAX_DISTANCE = 30;
export const MAX_TABLEBASE_PIECES = 3;
