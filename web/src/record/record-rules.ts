/** The rules by which a game that was played is replayed: loaded on demand. */
import type { Position, Rules } from "../rules/contract.ts";
import { findFacts, type RulesFacts } from "../rules/facts.ts";
import { loadRules } from "../rules/registry.ts";
import { RecordError } from "./record-error.ts";

/** The rules of a game and what is known about it without them. */
export interface RecordRules {
  readonly rules: Rules;
  readonly facts: RulesFacts;
}

/** Loads the rules of a game; null for one that is not played in the browser. */
export type LoadRecordRules = (game: string) => Promise<RecordRules | null>;

export const loadRecordRules: LoadRecordRules = async (game) => {
  const facts = findFacts(game);
  return facts && { facts, rules: await loadRules(game) };
};

/** The position that a game starts from. Throws {@link RecordError} if there is no such position. */
export function parseStart(rules: Rules, text: string): Position {
  const fault = rules.checkPosition(text);
  if (fault) throw new RecordError(fault.why.id, null, "bad-position", fault.clause, fault.why);
  return rules.parsePosition(text);
}
