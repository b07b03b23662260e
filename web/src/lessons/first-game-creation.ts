/** The game that follows the lessons: against the easiest opponent, in this browser where it can be, so also offline. */
import { createGame } from "../api.ts";
import { startLocalGame } from "../device/start.ts";
import { canRunHere } from "../lobby/place.ts";
import type { NewGame } from "../protocol/types.ts";

/** Create the game and return its id. Rejects like {@link createGame}. */
export async function startFirstGame(rules: string): Promise<string> {
  const game: NewGame = { rules, players: [{ kind: "me" }, { kind: "bot", level: 1 }], starts: "first" };
  return canRunHere(rules) ? startLocalGame(game) : (await createGame(game)).game;
}
