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

/** Far more than any position has; a longer text is not read at all, as that would take time. */
export const MAX_POSITION_LENGTH = 200;

/** What is wrong with a text that somebody typed or sent; null where it is a possible position. */
export function checkText(text: string, checkPosition: (text: string) => PositionFault | null): PositionFault | null {
  if (text.length <= MAX_POSITION_LENGTH) return checkPosition(text);
  const count = MAX_POSITION_LENGTH;
  return fault(`a position has at most ${count} characters, not ${text.length}`, "position-long", { count });
}
