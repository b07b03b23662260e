/** Why a text is not a record, or tells of a game that cannot have happened. */
import type { Problem, Reason, Translatable } from "../protocol/types.ts";

/** As the server would refuse it: reason, line, clause and text to translate are the same wherever a record is read. */
export class RecordError extends Error {
  readonly line: number | null;
  readonly reason: Reason;
  readonly clause: string | null;
  readonly why: Translatable | null;

  constructor(
    message: string,
    line: number | null = null,
    reason: Reason = "bad-record",
    clause: string | null = null,
    why: Translatable | null = null,
  ) {
    super(message);
    this.line = line;
    this.reason = reason;
    this.clause = clause;
    this.why = why;
  }

  /** The same error with its place; one that has a place keeps it. */
  at(line: number): RecordError {
    if (this.line !== null) return this;
    return new RecordError(`line ${line}: ${this.message}`, line, this.reason, this.clause, this.why);
  }
}

const MAX_TEXT = 200;

/** The error as the server's answer. */
export function presentProblem({ message, line, reason, clause, why }: RecordError): Problem {
  const text = [...message].slice(0, MAX_TEXT).join("");
  return { reason, text, clause, line, ...(why && { why }) };
}
