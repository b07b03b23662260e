/** Games of this browser for other pages: starting one, and its record. The code is loaded when it is first needed. */
import type { NewGame } from "../protocol/types.ts";
import { savesData, whenIdle } from "../pwa/registration.ts";

/** Create a game in this browser and return its id. Rejects with `RefusedError` where that cannot be. */
export async function startLocalGame(newGame: NewGame): Promise<string> {
  return (await import("./host.ts")).createLocalGame(newGame);
}

/** The record of a game in this browser; null if there is none. */
export async function readRecord(id: string): Promise<string | null> {
  return (await import("./host.ts")).readLocalRecord(id);
}

/** Load the rules and the engine of a game once the browser is idle; not for somebody who saves data. */
export function prepareGame(rules: string): void {
  if (savesData()) return;
  const load = async () => (await import("../session/local.ts")).prepareGame(rules);
  whenIdle(() => void load().catch(() => undefined)); // the game itself tries again
}

export const canRunGames = (): boolean => typeof WebAssembly === "object" && typeof Worker === "function";
