/** A command or query was refused and changed nothing. */
import type { Reason, Refused, Translatable } from "../../protocol/types.ts";

export class Refusal extends Error {
  readonly reason: Reason;
  /** The id of the clause that forbids a move. */
  readonly clause: string | null;
  /** What is wrong with a move, in words to translate. */
  readonly why: Translatable | null;

  constructor(reason: Reason, text: string, clause: string | null = null, why: Translatable | null = null) {
    super(text);
    this.reason = reason;
    this.clause = clause;
    this.why = why;
  }

  /** The message that answers a command. */
  toMessage(command: string | null): Refused {
    const { reason, message: text, clause, why } = this;
    return { type: "refused", command, reason, text, clause, ...(why && { why }) };
  }
}
