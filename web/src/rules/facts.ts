/** Facts about the games that need no kernel: names, starts, clauses, levels. Generated from Python by "make types". */
import type { Seat } from "../protocol/types.ts";
import data from "./facts.json";

export interface RulesFacts {
  /** What messages and records call the game. */
  readonly name: string;
  /** The names of its sides by seat, as in records. */
  readonly sides: readonly [string, string];
  /** The positions a game may start from, each with the seat that begins. */
  readonly starts: readonly { readonly position: string; readonly toMove: Seat }[];
  /** The clause on resignation, agreement and time. */
  readonly agreementClause: string;
  readonly hasDice: boolean;
  /** How strong each level is, from the weakest. */
  readonly levels: readonly Strength[];
  /** How many nodes a review searches for each decision: at first, then, and in the end. */
  readonly reviewNodes: readonly [number, number, number];
}

/** How well a level plays. */
export interface Strength {
  /** How many positions it searches for a move; null for as many as the time allows. */
  readonly nodes: number | null;
  /** How many moves in a thousand it does not see. */
  readonly overlookedPerMille: number;
  /** It plays moves of the opening book that lose at most this much, chosen by the seed; without it none. */
  readonly bookLossPerMille?: number;
}

const FACTS = data as unknown as readonly RulesFacts[];

/** The name of a game, for messages that show how one is written. */
export const EXAMPLE = FACTS[0]?.name ?? "";

/** The facts about a game; null for one that cannot be played in the browser. */
export function findFacts(rules: string): RulesFacts | null {
  return FACTS.find(({ name }) => name === rules) ?? null;
}
