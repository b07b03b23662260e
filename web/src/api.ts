/** The client of the server's HTTP API. */
import { RefusedError } from "./protocol/refusal.ts";
import type {
  ContinuedGame,
  GameCreated,
  GameList,
  NetworkInfo,
  NetworkSwitch,
  NewGame,
  Problem,
  Replay,
  RulesInfo,
  State,
} from "./protocol/types.ts";
import type { RecordAnalysis } from "./review/analysis/types.ts";
import type { BookView } from "./rulebook/data/types.ts";

/** Whether there is a server behind this page; the static site has none. */
export const HAS_SERVER = import.meta.env.MODE !== "site";

async function ask<T>(path: string, body?: string, signal: AbortSignal | null = null): Promise<T> {
  const response = await fetch(`/api${path}`, body === undefined ? {} : { method: "POST", body, signal });
  const answer: unknown = await response.json();
  if (!response.ok) throw new RefusedError(answer as Problem);
  return answer as T;
}

/** Open a WebSocket to a path of the API. */
export function openWebSocket(path: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api${path}`);
}

/** Create a game. Rejects with {@link RefusedError}, or with the error of fetch where the server does not answer. */
export const createGame = (game: NewGame): Promise<GameCreated> => ask("/games", JSON.stringify(game));

/** Move a game of this browser to the server. Rejects like {@link createGame}. */
export const continueGame = (game: ContinuedGame): Promise<GameCreated> =>
  ask("/games/continued", JSON.stringify(game));

/** List my unfinished games, and public ones. */
export const listGames = (): Promise<GameList> => ask("/games");

let rules: Promise<RulesInfo[]> | null = null;

/** List the games the server offers; requested once per page load. */
export function listRules(): Promise<RulesInfo[]> {
  rules ??= HAS_SERVER ? ask<RulesInfo[]>("/rules") : listBuiltInRules();
  rules.catch(() => (rules = null));
  return rules;
}

/** The games that this client brings with it, as the server would list them. */
export const listBuiltInRules = (): Promise<RulesInfo[]> =>
  import("./games/rules.json").then((module) => module.default as unknown as RulesInfo[]);

/** The Fluent messages that the package of a game brings, the English ones before those of a language. */
export async function readTexts(game: string, language: string): Promise<string> {
  const response = await fetch(`/api/rules/${encodeURIComponent(game)}/texts/${language}`);
  if (!response.ok) throw new RefusedError((await response.json()) as Problem);
  return response.text();
}

/** The rulebook of a game from another package; null where it has none. Rejects like {@link createGame}. */
export const readBook = (game: string): Promise<BookView | null> => ask(`/rules/${encodeURIComponent(game)}/book`);

/** Let the server read one game of a record, where this browser has no kernel for it. Rejects like {@link createGame}. */
export const readRecord = (text: string, number: number): Promise<Replay> => ask(`/records?number=${number}`, text);

/** Let the server analyse the game of a record, where this browser has no engine. Rejects like {@link createGame}. */
export const analyseRecord = (text: string, signal: AbortSignal): Promise<RecordAnalysis> =>
  ask("/analyses", text, signal);

/** The state of a game. Rejects like {@link createGame}. */
export const readGame = (gameId: string): Promise<State> => ask(`/games/${encodeURIComponent(gameId)}`);

/** The address of a game's record. */
export const recordPath = (gameId: string): string => `/api/games/${gameId}/record`;

/** Ask whether players on the local network are let in. */
export const getNetwork = (): Promise<NetworkInfo> => ask("/network");

/** Let players on the local network in, or not. Rejects like {@link createGame}. */
export function switchNetwork(on: boolean): Promise<NetworkInfo> {
  return ask("/network", JSON.stringify({ on } satisfies NetworkSwitch));
}
