/** What is asked of the server over HTTP. */
import { RefusedError } from "./protocol/connection.ts";
import type { GameCreated, GameList, NewGame, Problem, RulesInfo } from "./protocol/types.ts";

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(`/api${path}`, request);
  const answer: unknown = await response.json();
  if (!response.ok) {
    const { reason, text } = answer as Problem;
    throw new RefusedError({ type: "refused", command: null, reason, text, clause: null });
  }
  return answer as T;
}

/** Create a game. Rejects with {@link RefusedError}, or another error where nobody answers. */
export const createGame = (wish: NewGame): Promise<GameCreated> => ask("/games", wish);

/** My games that go on, and public ones. */
export const listGames = (): Promise<GameList> => ask("/games");

let rules: Promise<RulesInfo[]> | null = null;

/** The kinds of games there are; asked for once. */
export function listRules(): Promise<RulesInfo[]> {
  rules ??= ask<RulesInfo[]>("/rules");
  rules.catch(() => (rules = null));
  return rules;
}

/** Where a game's record is. */
export const recordPath = (game: string): string => `/api/games/${game}/record`;
