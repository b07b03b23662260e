/** What is asked of the engine about a game, with the limits that the server's games have, too. */
import { type EngineHost, FULL_STRENGTH, type SearchOptions, type SearchRequest } from "../engine/contract.ts";
import { currentActor, type GameState } from "../game/state.ts";
import type { Position } from "../rules/contract.ts";
import type { Strength } from "../rules/facts.ts";

const SEARCH_MS = 1000;

/** The request to search a game's current position; by default at full strength. */
export function requestSearch(
  state: GameState,
  options: { strength?: Strength; seed?: number; candidates?: number } = {},
): SearchRequest {
  return {
    rules: state.facts.name,
    start: (state.positions[0] as Position).text,
    moves: state.plies.map(({ move }) => move.text),
    candidates: options.candidates ?? 1,
    strength: options.strength ?? FULL_STRENGTH,
    seed: options.seed ?? 0,
    milliseconds: SEARCH_MS,
  };
}

/** The probability to win of the side whose turn it is, also while dice are due; `onProgress` is told better and better. */
export async function estimateWinProbability(
  state: GameState,
  engines: EngineHost,
  onProgress?: (value: number, depth: number) => void,
  signal?: AbortSignal,
): Promise<{ value: number; depth: number }> {
  const request = requestSearch(state);
  if (currentActor(state) === "dice") return { value: await engines.estimateRoll(request), depth: 1 };
  const options: SearchOptions = {
    ...(signal && { signal }),
    ...(onProgress && { onProgress: ({ candidates: [best], depth }) => best && onProgress(best.value, depth) }),
  };
  const { candidates, depth } = await engines.search(request, options);
  const [best] = candidates;
  if (!best) throw new Error("the engine found no move");
  return { value: best.value, depth };
}
