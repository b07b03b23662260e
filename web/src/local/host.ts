/** Creates games in this browser and reads their records. Loaded on demand. */
import type { NewGame } from "../protocol/types.ts";
import { createGame } from "./creation.ts";
import { gameStore } from "./game-store.ts";
import { Random } from "./random.ts";
import { exportRecord } from "./record.ts";

export async function createLocalGame(newGame: NewGame): Promise<string> {
  const game = createGame(newGame, new Random(), Date.now());
  await gameStore.save(game, 0);
  return game.id;
}

export async function readLocalRecord(id: string): Promise<string | null> {
  const kept = await gameStore.load(id);
  return kept && exportRecord(kept.game);
}
