/** The score of a match: a game and the rematches before it. */
import type { OutcomeInfo, State } from "../protocol/types.ts";

export type MatchScore = State["score"];

export const NO_POINTS: MatchScore = [0, 0];

/** The score by seat after a game has ended; an aborted one counts nothing. */
export function addResult([first, second]: MatchScore, outcome: OutcomeInfo | null): MatchScore {
  if (outcome === null || outcome.result === "*") return [first, second];
  if (outcome.winner === null) return [first + 0.5, second + 0.5];
  return outcome.winner === 0 ? [first + 1, second] : [first, second + 1];
}

/** The points, such as 1½. */
export function formatPoints(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}
