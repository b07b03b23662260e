/** The bot of a game in this browser: what it does next, and what it says when it is asked for help. */

import { type EngineHost, FULL_STRENGTH, type SearchRequest, type SearchResult } from "../engine/contract.ts";
import { EARLIEST_DRAW_TURN, MAX_DRAW_EXPECTATION } from "../protocol/constants.ts";
import type { Translatable } from "../protocol/types.ts";
import type { Position } from "../rules/contract.ts";
import type { ShownHint } from "../session/session.ts";
import { type Decision, decideBotFailure, decideDrawAnswer, decideMove, decideRoll } from "./decisions.ts";
import { currentActor, currentPosition, currentStatus, currentTurn, isBot, type LocalGame } from "./game.ts";
import type { Random } from "./random.ts";

/** How often a search is tried. */
const MAX_ATTEMPTS = 2;
/** The least time a bot's move takes, so that a person can follow. */
const MIN_MOVE_MS = 600;
/** The least time between two answers: the first depths take no time, and nobody can read so fast. */
const PROGRESS_MS = 150;
/** A ceiling for slow devices. */
const SEARCH_MS = 1000;

/** Whether a bot has to act or to answer an offer. */
export function isBotsTurn(game: LocalGame): boolean {
  if (currentStatus(game) !== "playing" || game.hasBotFailed) return false;
  return isBot(game, currentPosition(game).toMove) || game.drawOfferedBy !== null;
}

/** How long the bot's next action takes at least: the first move of a game and an answer come at once. */
export function leastTime({ plies, drawOfferedBy }: LocalGame): number {
  return plies.length === 0 || drawOfferedBy !== null ? 0 : MIN_MOVE_MS;
}

/** What the bot does next; `onSearch` is called when it begins to search for a move. */
export async function chooseAction(
  game: LocalGame,
  engines: EngineHost,
  random: Random,
  signal: AbortSignal,
  onSearch: () => void,
): Promise<Decision> {
  if (game.drawOfferedBy !== null) return decideDrawAnswer(await acceptsDraw(game, engines, signal));
  const ply = game.plies.length;
  if (currentActor(game) === "dice") return decideRoll(ply);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    onSearch();
    const move = await chooseMove(game, engines, random, signal).catch(() => undefined);
    if (move !== undefined) return decideMove(ply, move);
  }
  return decideBotFailure(ply);
}

async function chooseMove(
  game: LocalGame,
  engines: EngineHost,
  random: Random,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { levels } = game.facts;
  const level = game.created.seats[currentPosition(game).toMove].level ?? levels.length;
  const strength = levels[level - 1];
  const request = requestSearch(game, { ...(strength && { strength }), seed: random.integer(31) });
  return (await engines.search(request, { signal })).candidates[0]?.move;
}

/**
 * A bot accepts a draw where it is worse off, or expects nothing but a draw; at full strength, so that nobody can talk a
 * weak one into it. The server's bots do the same.
 */
async function acceptsDraw(game: LocalGame, engines: EngineHost, signal: AbortSignal): Promise<boolean> {
  if (currentTurn(game) < EARLIEST_DRAW_TURN) return false;
  try {
    const value = await estimateChance(game, engines, () => undefined, signal);
    const expected = isBot(game, currentPosition(game).toMove) ? value : 1 - value;
    return expected === 0.5 || expected <= MAX_DRAW_EXPECTATION;
  } catch {
    return false;
  }
}

// -- Help ---------------------------------------------------------------------------------------------------

/** Search for a hint; `tell` is given deeper and deeper ones. Rejects if the engine has failed. */
export async function findHint(
  game: LocalGame,
  engines: EngineHost,
  tell: (hint: ShownHint) => void,
  signal: AbortSignal,
): Promise<void> {
  const onProgress = limitRate((found: SearchResult) => tell(describeHint(game, found)));
  tell(describeHint(game, await engines.search(requestSearch(game, { candidates: 2 }), { signal, onProgress })));
}

function describeHint(game: LocalGame, { candidates: [best, ...others], depth }: SearchResult): ShownHint {
  if (!best) throw new Error("the engine found no move");
  return {
    move: best.move,
    chance: best.value,
    why: game.rules.explain(currentPosition(game), best, others),
    words: describeTurn(game, best.line.length > 0 ? best.line : [best.move]),
    depth,
  };
}

/** The moves of a line to the end of the player's turn, in words. */
function describeTurn(game: LocalGame, line: readonly string[]): Translatable[] {
  let position = currentPosition(game);
  const words: Translatable[] = [];
  for (const text of line) {
    if (position.actor !== currentActor(game)) break;
    const move = position.parseMove(text);
    words.push(move.words());
    position = move.play();
  }
  return words;
}

/**
 * The probability of winning for the side whose turn it is, also while dice are due; `tell` is given better and better
 * estimates. Rejects if the engine has failed.
 */
export async function estimateChance(
  game: LocalGame,
  engines: EngineHost,
  tell: (value: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const request = requestSearch(game);
  if (currentActor(game) === "dice") return engines.estimateRoll(request);
  const onProgress = limitRate(({ candidates: [best] }: SearchResult) => best && tell(best.value));
  const [best] = (await engines.search(request, { signal, onProgress })).candidates;
  if (!best) throw new Error("the engine found no move");
  return best.value;
}

/** Call a function at most every {@link PROGRESS_MS}; calls in between are dropped. */
function limitRate<A>(tell: (told: A) => void): (told: A) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (told) => {
    const now = performance.now();
    if (now - last < PROGRESS_MS) return;
    last = now;
    tell(told);
  };
}

/** The request to search a game's current position, by default at full strength. */
function requestSearch(game: LocalGame, options: Partial<SearchRequest> = {}): SearchRequest {
  return {
    rules: game.facts.name,
    start: (game.positions[0] as Position).text,
    moves: game.plies.map(({ info }) => info.move),
    candidates: 1,
    strength: FULL_STRENGTH,
    seed: 0,
    milliseconds: SEARCH_MS,
    ...options,
  };
}
