/** Qwixx Duel's search by its kernel, in slices, so that a Worker can be stopped between two of them. */
import type { Kernel } from "../../../kernel/kernel.ts";
import type { QwixxArrays, QwixxEntries } from "./generated/qwixx.ts";
import { CANDIDATE_COUNT, DEPTH, FINISHED, MAX_RESULTS, NODES, PAUSED, UNDECIDED } from "./generated/qwixx.ts";

export type QwixxKernel = Kernel<QwixxEntries, QwixxArrays>;

interface QwixxLimits {
  /** 1 to 3; absent for as deep as it goes. */
  readonly depth?: number | undefined;
  /** Absent for no limit. */
  readonly nodes?: number | undefined;
  /** How many options in a thousand the search does not see; 0 for full strength. */
  readonly overlookedPerMille?: number | undefined;
  /** Selects which ones: a number of 31 bits. */
  readonly seed?: number | undefined;
}

interface QwixxOption {
  /** The choices still to be made, one or two: a field, or 44 for an action declined. */
  readonly choices: readonly number[];
  /** The probability of winning of the player whose turn it is. */
  readonly value: number;
}

/** What a slice ended with: the whole search, an iteration, or only the slice. */
type SliceEnd = "finished" | "iterated" | "paused";

/** How many options there are at most in a turn. */
const CHOICES_PER_OPTION = 2;
/** Index of the choice of action 1 in a position's counters. */
const FIRST = 2;

/** Unpack the network of a kernel; once, before the first search. */
export function prepareEngine({ entries }: QwixxKernel): void {
  entries.loadNetwork();
}

/**
 * A search of the turn in the kernel's position, where an action is due. A kernel holds one: beginning another abandons
 * it. Further slices do not need the position.
 */
export class QwixxSearch {
  readonly #kernel: QwixxKernel;
  readonly #isFirstDue: boolean;
  #isBegun = false;

  constructor(kernel: QwixxKernel, { depth = 0, nodes = 0, overlookedPerMille = 0, seed = 0 }: QwixxLimits) {
    this.#kernel = kernel;
    this.#isFirstDue = kernel.arrays.positionCounters[FIRST] === UNDECIDED;
    kernel.entries.beginSearch(depth, nodes, overlookedPerMille, seed);
  }

  /** Evaluate about `nodes` positions more, at least one result of the turn, or to the end of the iteration. */
  advance(nodes: number): SliceEnd {
    const { entries } = this.#kernel;
    const states = Math.max(1, Math.floor(nodes / MAX_RESULTS));
    const ended = this.#isBegun ? entries.deepenExpectimax(states) : entries.deepenNetwork();
    this.#isBegun = true;
    return ended === FINISHED ? "finished" : ended === PAUSED ? "paused" : "iterated";
  }

  /** The best option of each choice now due, as the last iteration had them, the best first. */
  get options(): QwixxOption[] {
    const { turnCandidates, turnChoices, turnStateOf, turnValues } = this.#kernel.arrays;
    return Array.from(turnCandidates.subarray(0, this.#number(CANDIDATE_COUNT)), (candidate) => {
      const option = Number(candidate);
      const begin = option * CHOICES_PER_OPTION;
      const choices = turnChoices.subarray(begin + (this.#isFirstDue ? 0 : 1), begin + CHOICES_PER_OPTION);
      return {
        choices: Array.from(choices, Number),
        value: turnValues[Number(turnStateOf[option])] ?? 0,
      };
    });
  }

  /** The depth of the last iteration that was completed. */
  get depth(): number {
    return this.#number(DEPTH);
  }

  /** Roughly how many positions have been evaluated. */
  get nodes(): number {
    return this.#number(NODES);
  }

  #number(index: number): number {
    return Number(this.#kernel.arrays.turnNumbers[index] ?? 0n);
  }
}

/** The expectation over all rolls of the best value, to the player about to roll in the kernel's position. */
export function valueBeforeRoll({ entries }: QwixxKernel): number {
  return entries.valueBeforeRoll();
}

/**
 * The expectation of the best value for each pair of white dice, to the player about to roll in the kernel's position:
 * 6 * first + second, faces less one. A coloured die, red to blue, is averaged over where its face is 0.
 */
export function valuesByWhites({ entries, arrays }: QwixxKernel, colours: readonly number[]): number[] {
  entries.writeWhiteValues(colours.reduce((fixed, face, die) => fixed | (face << (3 * die)), 0));
  return Array.from(arrays.whiteValues);
}
