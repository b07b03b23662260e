/** Opens reviews; the last ones are kept, so that the page goes on where the card of the game has begun. */
import { WorkerEngines } from "../local/engine/worker-host.ts";
import { loadRules } from "../local/rules/registry.ts";
import type { Replay } from "../protocol/types.ts";
import { type LoadedGame, loadGame } from "../record/record-loader.ts";
import { openGame, Review } from "./review.ts";

export interface OpenedGame extends LoadedGame {
  /** Null for a game that has no rules in this browser, or whose players must not be helped. */
  readonly review: Review | null;
}

const KEPT = 3;
const engines = new WorkerEngines();
const kept = new Map<string, Promise<Review | null>>();

/** Open the game of an address. Null where it is gone. Rejects like {@link loadGame}. */
export async function openReview(id: string, number: number): Promise<OpenedGame | null> {
  const loaded = await loadGame(id, number);
  if (!loaded) return null;
  return { ...loaded, review: loaded.isLive ? null : await findReview(`${id} ${number}`, loaded.replay) };
}

function findReview(key: string, replay: Replay): Promise<Review | null> {
  const full = `${key} ${replay.record}`; // a game that goes on is another game
  const known = kept.get(full);
  if (known) return known;
  const opening = createReview(replay);
  kept.set(full, opening);
  for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old);
  return opening;
}

async function createReview(replay: Replay): Promise<Review | null> {
  const game = typeof Worker === "undefined" ? null : await openGame(replay, loadRules).catch(() => null);
  return game && new Review(replay, game, engines);
}
