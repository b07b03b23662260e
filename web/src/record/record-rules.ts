/** The rules by which a game that was played is replayed: loaded on demand, with a check of its start. */
import { loadGameAnalysis } from "../analysis/registry.ts";
import type { Position, Rules } from "../local/rules/contract.ts";
import { findFacts, type RulesFacts } from "../local/rules/facts.ts";
import { loadRules } from "../local/rules/registry.ts";
import { RecordError } from "./record-error.ts";

/** The rules of a game and what is known about it without them. */
export interface RecordRules {
  readonly rules: Rules;
  readonly facts: RulesFacts;
  /** What is wrong with a start that the kernel can read: it tells no impossible position from a possible one. */
  readonly checkPosition?: (text: string) => { readonly message: string } | null;
}

/** Loads the rules of a game; null for one that is not played in the browser. */
export type LoadRecordRules = (game: string, hasStart: boolean) => Promise<RecordRules | null>;

/** Which positions are possible is known to the analysis board; few games have a start of their own. */
export const loadRecordRules: LoadRecordRules = async (game, hasStart) => {
  const facts = findFacts(game);
  if (!facts) return null;
  const [rules, board] = await Promise.all([loadRules(game), hasStart ? loadGameAnalysis(game) : null]);
  return { facts, rules, ...(board && { checkPosition: (text: string) => board.checkPosition(text) }) };
};

/** The position that a game starts from. Throws {@link RecordError} where there is no such position. */
export function parseStart({ rules, checkPosition }: RecordRules, text: string): Position {
  const fault = checkPosition?.(text) ?? null;
  if (fault) throw new RecordError(fault.message, null, "bad-position");
  try {
    const position = rules.parsePosition(text);
    rules.findOutcome([position]);
    return position;
  } catch (error) {
    throw new RecordError(error instanceof Error ? error.message : String(error), null, "bad-position");
  }
}
