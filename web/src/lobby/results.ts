/** The results of this browser's finished games: of one game, and all of them against a level of the computer. */
import type { ListedGame } from "../local/game-database.ts";
import { otherSeat } from "../protocol/seat.ts";

/** How a finished game ended for the player; null if both seats or none are theirs, or nobody counts it. */
export type Result = "won" | "drawn" | "lost";

export function findResult({ status, outcome, you }: ListedGame): Result | null {
  const [mine] = you;
  if (status !== "over" || !outcome || outcome.result === "*" || mine === undefined || you.length !== 1) return null;
  if (outcome.winner === null) return "drawn";
  return outcome.winner === mine ? "won" : "lost";
}

type LevelRecord = Readonly<Record<Result, number>>;

/** Count the results against the computer at a level. */
export function countResults(games: readonly ListedGame[], rules: string, level: number): LevelRecord {
  const record = { won: 0, drawn: 0, lost: 0 };
  for (const game of games) {
    const result = findResult(game);
    if (result === null || game.rules !== rules) continue;
    const opponent = game.seats[otherSeat(game.you[0] ?? 0)];
    if (opponent.kind === "bot" && opponent.level === level) record[result] += 1;
  }
  return record;
}

/** Whether a game was played to its end in this browser. */
export function hasFinished(games: readonly ListedGame[], rules: string): boolean {
  return games.some((game) => game.rules === rules && game.status === "over");
}
