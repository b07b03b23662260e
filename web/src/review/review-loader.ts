/** Opens reviews; the last ones are kept, so that the page continues where the card of the game has begun. */
import { analyseRecord, HAS_SERVER } from "../api.ts";
import { WorkerEngines } from "../engine/worker-host.ts";
import { canRunGames } from "../local/start.ts";
import type { Replay } from "../protocol/types.ts";
import { type LoadedGame, loadGame } from "../record/record-loader.ts";
import { loadRules } from "../rules/registry.ts";
import type { Review } from "./analysis/contract.ts";
import { LocalReview, openGame } from "./analysis/local-review.ts";
import { ServerReview } from "./analysis/server-review.ts";

interface OpenedGame extends LoadedGame {
  /** Null where neither this browser nor a server analyses the game, and where its players must not be helped. */
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
  const full = `${key} ${replay.record}`; // a game that continues is another game
  const known = kept.get(full);
  if (known) return known;
  const opening = createReview(replay);
  kept.set(full, opening);
  for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old);
  return opening;
}

async function createReview(replay: Replay): Promise<Review | null> {
  if (!canRunGames()) return HAS_SERVER ? new ServerReview(replay, analyseRecord) : null;
  const game = await openGame(replay, loadRules).catch(() => null);
  return game && new LocalReview(replay, game, engines);
}
