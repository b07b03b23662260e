/** Reasons for a move that hold in every game: how it compares with the others, and how the game stands. */
import type { Translatable } from "../../protocol/types.ts";
import type { Candidate } from "./contract.ts";
import { roundHalfEven } from "./python-text.ts";

/** How many reasons are given for a move. */
export const MAX_REASONS = 2;

/** How the game stands, by the least probability to win. */
const STANDINGS: readonly (readonly [number, string])[] = [
  [0.9, "winning"],
  [0.6, "ahead"],
  [0.53, "slight"],
  [0.47, "even"],
  [0.3, "behind"],
  [0, "losing"],
];

/** A text to translate. */
export function say(id: string, args: Translatable["args"] = {}): Translatable {
  return { id, args };
}

/** Whether no other candidate is better. */
export function isBest(candidate: Candidate, others: readonly Candidate[]): boolean {
  return others.every(({ value }) => candidate.value >= value);
}

/** The first reasons of those found, the most important first; where there are none, what can be said of any move. */
export function chooseReasons(
  reasons: Iterable<Translatable>,
  candidate: Candidate,
  others: readonly Candidate[],
): Translatable[] {
  const chosen: Translatable[] = [];
  for (const reason of reasons) {
    chosen.push(reason);
    if (chosen.length === MAX_REASONS) break;
  }
  return chosen.length > 0 ? chosen : explainInGeneral(candidate, others);
}

function explainInGeneral(candidate: Candidate, others: readonly Candidate[]): Translatable[] {
  const [next] = others;
  if (next && !isBest(candidate, others))
    return [say("general-why-worse", { points: countPoints(next.value - candidate.value) })];
  const standing = say("general-why-standing", { standing: nameStanding(candidate.value) });
  if (!next) return [standing];
  return [standing, say("general-why-better", { points: countPoints(candidate.value - next.value) })];
}

function nameStanding(value: number): string {
  return STANDINGS.find(([least]) => value >= least)?.[1] ?? "losing";
}

/** A difference of probabilities in percentage points. */
function countPoints(difference: number): number {
  return roundHalfEven(100 * difference);
}
