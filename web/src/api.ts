/** What is asked of the server over HTTP. */
import { RefusedError } from "./protocol/connection.ts";
import type { GameCreated, GameList, NewGame, Problem, Replay, RulesInfo } from "./protocol/types.ts";

async function ask<T>(path: string, body?: string): Promise<T> {
  const response = await fetch(`/api${path}`, body === undefined ? {} : { method: "POST", body });
  const answer: unknown = await response.json();
  if (!response.ok) throw new RefusedError(answer as Problem);
  return answer as T;
}

/** Create a game. Rejects with {@link RefusedError}, or another error where nobody answers. */
export const createGame = (wish: NewGame): Promise<GameCreated> => ask("/games", JSON.stringify(wish));

/** My games that go on, and public ones. */
export const listGames = (): Promise<GameList> => ask("/games");

let rules: Promise<RulesInfo[]> | null = null;

/** The kinds of games there are; asked for once. */
export function listRules(): Promise<RulesInfo[]> {
  rules ??= ask<RulesInfo[]>("/rules");
  rules.catch(() => (rules = null));
  return rules;
}

/** One game of a saved text, the first being 1. Rejects like {@link createGame}. */
export const readRecord = (text: string, number: number): Promise<Replay> => ask(`/records?number=${number}`, text);

/** Where a game's record is. */
export const recordPath = (game: string): string => `/api/games/${game}/record`;
