/** A command or request was refused, and changed nothing. */
import type { Problem, Refused } from "./types.ts";

export class RefusedError extends Error {
  readonly refusal: Refused | Problem;

  constructor(refusal: Refused | Problem) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/** The refusal of something that this browser decides by itself. */
export function refuse(
  reason: Problem["reason"],
  text: string,
  details: Partial<Pick<Problem, "clause" | "why">> = {},
): RefusedError {
  return new RefusedError({ reason, text, clause: null, line: null, ...details });
}
