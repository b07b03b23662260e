/** Queries, which change nothing: threats, hints, win probabilities, earlier positions. */
import type { AskChances, AskHint, AskPast, AskThreats, Chances, FromServer, Hint } from "../../protocol/types.ts";
import type { EngineHost, SearchResult } from "../engine/contract.ts";
import * as presenter from "../game/presenter.ts";
import { Refusal } from "../game/refusal.ts";
import { currentActor, currentPosition, type GameState, hasPerson } from "../game/state.ts";
import { estimateWinProbability, requestSearch } from "./search-requests.ts";

export type Query = AskThreats | AskHint | AskChances | AskPast;

/** Where answers go; a query about the engine's opinion is answered again and again as the search gets deeper. */
export interface QueryContext {
  readonly engines: EngineHost;
  send(message: FromServer): void;
  /** Ends the search when its answer is not wanted any more. */
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The least time between two answers to one query: the first depths take no time, and nobody can read so fast. */
const PROGRESS_MS = 150;

/** Answer a query. Rejects with {@link Refusal}. */
export async function answerQuery(query: Query, state: GameState, context: QueryContext): Promise<void> {
  const ply = state.plies.length;
  switch (query.type) {
    case "threats":
      context.send({ type: "threats", command: query.id, ply, moves: presenter.presentThreats(state, query.seat) });
      break;
    case "past":
      context.send({
        type: "past",
        command: query.id,
        positions: presenter.presentPast(state, query.first, query.last),
      });
      break;
    case "hint":
      await answerHint(query, state, context);
      break;
    case "chances":
      await answerChances(query, state, context);
  }
}

async function answerHint(query: AskHint, state: GameState, context: QueryContext): Promise<void> {
  checkPermission(state, presenter.presentHelps(state).hint);
  if (currentActor(state) === "dice") throw new Refusal("not-now", "there is nothing to choose now");
  const { engines, signal, send } = context;
  const tell = (found: SearchResult, isFinal: boolean) => send(presentHint(query.id, state, found, isFinal));
  const found = await refuseFailure(
    engines.search(requestSearch(state, { candidates: 2 }), {
      signal,
      onProgress: limitRate((so: SearchResult) => tell(so, false), context),
    }),
  );
  tell(found, true);
}

function presentHint(command: string, state: GameState, found: SearchResult, isFinal: boolean): Hint {
  const [best, ...others] = found.candidates;
  if (!best) throw new Refusal("engine-failed", "the engine found no move");
  const line = best.line.length > 0 ? best.line : [best.move];
  return {
    type: "hint",
    command,
    ply: state.plies.length,
    move: best.move,
    chance: roundValue(best.value),
    why: state.rules.explain(currentPosition(state), best, others),
    words: presenter.presentTurn(state, line),
    depth: found.depth,
    is_final: isFinal,
  };
}

async function answerChances(query: AskChances, state: GameState, context: QueryContext): Promise<void> {
  checkPermission(state, presenter.presentHelps(state).chances);
  const tell = (value: number, depth: number, isFinal: boolean) =>
    context.send(presentChances(query.id, state, value, depth, isFinal));
  const estimate = estimateWinProbability(
    state,
    context.engines,
    limitRate((value: number, depth: number) => tell(value, depth, false), context),
    context.signal,
  );
  const { value, depth } = await refuseFailure(estimate);
  tell(value, depth, true);
}

function presentChances(command: string, state: GameState, value: number, depth: number, isFinal: boolean): Chances {
  const first = currentPosition(state).toMove === 0 ? value : 1 - value;
  return { type: "chances", command, ply: state.plies.length, first: roundValue(first), depth, is_final: isFinal };
}

/** Call a function at most every {@link PROGRESS_MS}; calls between are dropped. */
function limitRate<A extends unknown[]>(tell: (...told: A) => void, { now }: QueryContext): (...told: A) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (...told) => {
    if (now() - last < PROGRESS_MS) return;
    last = now();
    tell(...told);
  };
}

async function refuseFailure<T>(search: Promise<T>): Promise<T> {
  try {
    return await search;
  } catch (error) {
    throw new Refusal("engine-failed", error instanceof Error ? error.message : String(error));
  }
}

function checkPermission(state: GameState, isOffered: boolean): void {
  if (!hasPerson(state)) throw new Refusal("not-seated", "spectators get no help from the engine");
  if (!isOffered) throw new Refusal("not-against-people", "the engine helps nobody against another person");
  if (currentActor(state) === null) throw new Refusal("not-now", "the game is not under way");
}

/** Four digits, as the server gives. */
function roundValue(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
