/** What is wrong with the text of a position. */
import type { Translatable } from "../../protocol/types.ts";

export interface PositionFault {
  /** As Python's rules say it, in English. */
  readonly message: string;
  /** The id of the clause that forbids the position; null where the text itself is at fault. */
  readonly clause: string | null;
  /** To translate. */
  readonly why: Translatable;
}

/** A fault; its clause is the one that the message ends with. */
export function fault(message: string, id: string, args: Translatable["args"] = {}): PositionFault {
  return { message, clause: /\(([A-Z]\d+)(?:, [A-Z]\d+)*\)/.exec(message)?.[1] ?? null, why: { id, args } };
}
