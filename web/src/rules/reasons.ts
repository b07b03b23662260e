/** Reasons for moves: asked of a game's kernel, which answers in codes. As in src/duellum/core/reasons.py. */
import { MAX_LINE, REASON_SIZE } from "../kernel/constants.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { type MessageRow, readMessage } from "../kernel/messages.ts";
import type { Translatable } from "../protocol/types.ts";
import type { Candidate } from "./contract.ts";

interface ReasonEntries {
  explain(): number;
}

interface ReasonArrays {
  readonly comparisonLines: Int32Array;
  readonly comparisonLengths: Int32Array;
  readonly comparisonEnds: Int32Array;
  readonly comparisonValues: Float64Array;
  readonly reasons: Int32Array;
}

/** A text to translate. */
export function say(id: string, args: Translatable["args"] = {}): Translatable {
  return { id, args };
}

/** The reasons for a candidate in the position that the kernel has; `others` are those of the same search, the best first. */
export function askReasons(
  { entries, arrays }: Kernel<ReasonEntries, ReasonArrays>,
  table: readonly MessageRow[],
  candidate: Candidate,
  others: readonly Candidate[],
  encodeMove: (text: string) => number,
): Translatable[] {
  for (const [index, each] of [candidate, others[0]].entries()) {
    const moves = each?.line.slice(0, MAX_LINE).map(encodeMove) ?? [];
    arrays.comparisonLines.set(moves, index * MAX_LINE);
    arrays.comparisonLengths[index] = moves.length;
    arrays.comparisonEnds[index] = each?.pliesToEnd ?? 0;
    arrays.comparisonValues[index] = each?.value ?? 0;
  }
  arrays.comparisonValues[2] = Math.max(0, ...others.map(({ value }) => value));
  const count = entries.explain();
  return Array.from({ length: count }).flatMap((_, index) => {
    const [code = 0, ...numbers] = arrays.reasons.subarray(index * REASON_SIZE, (index + 1) * REASON_SIZE);
    return readMessage(table, code, numbers)?.why ?? [];
  });
}
