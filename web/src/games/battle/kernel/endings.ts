/** Battle's endgame tablebase by its kernel: solved once, then probed. Positions are those of rules.ts. */
import type { Kernel } from "../../../kernel/kernel.ts";
import type { EndingsArrays, EndingsEntries } from "./generated/endings.ts";
import { MAX_DISTANCE, UNKNOWN } from "./generated/endings.ts";
import type { KernelPosition } from "./position.ts";

export type EndingsKernel = Kernel<EndingsEntries, EndingsArrays>;

/** What a probe needs of a position. */
export type ProbedPosition = Pick<KernelPosition, "pieces" | "masks" | "side" | "sinceCapture">;

/** Solve the endings, distance by distance; yields the share that is done after each. */
export function* solveEndings({ entries }: EndingsKernel): Generator<number, void> {
  let longest = entries.solveKings();
  entries.initialiseDie();
  // Each distance follows from the one before, or from that of two kings.
  for (let distance = 2; distance <= longest + 1; distance++) {
    if (entries.solveDistance(distance) > 0) longest = Math.max(longest, distance);
    yield Math.min(1, distance / MAX_DISTANCE);
  }
}

/** The plies to the end, negative when the side to move loses, 0 for a draw; null for a position that is not solved. */
export function probeEnding({ entries, arrays }: EndingsKernel, position: ProbedPosition): number | null {
  arrays.positionPieces.set(position.pieces);
  arrays.positionMasks.set(position.masks);
  const distance = entries.probe(position.side, position.sinceCapture);
  return distance === UNKNOWN ? null : distance;
}

/** Both tables as one array of bytes, which {@link writeTables} takes. */
export function readTables({ arrays }: EndingsKernel): Uint8Array<ArrayBuffer> {
  const tables = new Uint8Array(arrays.kings.length + arrays.die.length);
  tables.set(arrays.kings);
  tables.set(arrays.die, arrays.kings.length);
  return tables;
}

/** Put tables that were solved before in place; false if they are not as long as tables are. */
export function writeTables({ arrays }: EndingsKernel, tables: Uint8Array): boolean {
  if (tables.length !== arrays.kings.length + arrays.die.length) return false;
  arrays.kings.set(tables.subarray(0, arrays.kings.length));
  arrays.die.set(tables.subarray(arrays.kings.length));
  return true;
}
